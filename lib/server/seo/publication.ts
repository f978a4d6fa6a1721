import 'server-only';
import type { Publication } from '@/lib/seo/graph/publication';
import { siteOrigin } from '@/lib/server/environment';
import { loadSite } from '@/lib/server/content/site';

/** Returns the names and addresses by which the graphs refer to the site. */
export const publication = (): Publication => ({
  origin: siteOrigin(),
  siteName: loadSite().name,
});
