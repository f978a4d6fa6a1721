import 'server-only';
import { pageGraph } from '@/lib/server/seo/page';
import { trailTo } from '@/lib/site/trail';

/** What the shop's page describes, under the title of its head: itself. */
export const shopGraph = (title: string) =>
  pageGraph({
    type: 'WebPage',
    name: title,
    path: '/shop',
    trail: trailTo({ name: 'Boutique', path: '/shop' }),
  });
