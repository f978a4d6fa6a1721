import 'server-only';
import { pageGraph } from '@/lib/server/seo/page';
import { trailTo } from '@/lib/site/trail';

/** What the contact page describes: itself. */
export const contactGraph = () =>
  pageGraph({
    type: 'ContactPage',
    name: 'Contact',
    path: '/contact',
    trail: trailTo({ name: 'Contact', path: '/contact' }),
  });
