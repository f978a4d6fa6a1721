import 'server-only';
import type { Publication } from '@/lib/seo/graph/publication';
import { siteOrigin } from '@/lib/server/environment';
import { loadSite } from '@/lib/server/content/site';

/** The site as its pages' descriptions name it. */
export const publication = (): Publication => ({
  origin: siteOrigin(),
  siteName: loadSite().name,
});
