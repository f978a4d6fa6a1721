import 'server-only';
import { pageAddress } from '@/lib/seo/ids';
import { sitemapPages } from '@/lib/seo/sitemap';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { siteOrigin } from '@/lib/server/environment';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadPaths } from '@/lib/server/content/paths';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { toIsoDay } from '@/lib/time/longDate';

/** Lists the entries of the sitemap, with absolute addresses and the day of publication or of the last change. */
export function sitemapEntries() {
  const origin = siteOrigin();
  const { modified } = loadContent();
  const maps = mapIds().map((id) => ({
    id,
    placeIds: loadMap(id).record.places.map((place) => place.id),
  }));
  const documents = loadDocuments().map(({ slug }) => slug);
  const buildings = loadBuildings().map(({ id }) => id);
  const entryIds = loadTimeline().entries.map(({ id }) => id);
  const people = [...loadGenealogy().people.keys()];
  const paths = loadPaths().map(({ id }) => id);
  const episodes = loadEpisodes();
  return sitemapPages({ episodes, maps, documents, buildings, entryIds, people, paths }).map(
    ({ path, changed }) => {
      const textRecord = modified[path];
      const [day] = [
        ...(textRecord ? [toIsoDay(textRecord.modified)] : []),
        ...(changed ? [changed] : []),
      ]
        .toSorted()
        .reverse();
      return {
        url: pageAddress(origin, path),
        ...(day === undefined ? {} : { lastModified: day }),
      };
    },
  );
}
