import 'server-only';
import { pageAddress } from '@/lib/seo/names';
import { sitemapPages } from '@/lib/seo/sitemap';
import { siteOrigin } from '@/lib/server/environment';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadMap, mapIds } from '@/lib/server/maps';

/** The site map's entries, with whole addresses. */
export function sitemapEntries() {
  const origin = siteOrigin();
  const maps = mapIds().map((id) => ({
    id,
    placeIds: loadMap(id).record.places.map((place) => place.id),
  }));
  return sitemapPages({ episodes: loadEpisodes(), maps }).map(({ path, changed }) => ({
    url: pageAddress(origin, path),
    ...(changed === undefined ? {} : { lastModified: changed }),
  }));
}
