import 'server-only';
import { podcastName } from '@/lib/seo/names';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph } from '@/lib/server/seo/page';
import { trailTo } from '@/lib/site/trail';

/** What the about page describes: itself, about the podcast. */
export const aboutGraph = () =>
  pageGraph({
    type: 'AboutPage',
    name: 'A propos',
    path: '/about',
    about: podcastName(siteOrigin()),
    trail: trailTo({ name: 'A propos', path: '/about' }),
  });
