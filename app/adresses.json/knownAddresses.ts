import 'server-only';
import { buildingPath } from '@/lib/buildings/address';
import { documentPath } from '@/lib/documents/address';
import { personPath } from '@/lib/genealogy/address';
import { placePath } from '@/lib/map/address';
import { pathPath } from '@/lib/paths/address';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPaths } from '@/lib/server/content/paths';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { PAGES, PAGE_IDS } from '@/lib/site/pages';
import type { KnownAddress } from '@/lib/site/addresses/nearestAddresses';
import { entryPath } from '@/lib/timeline/address';

/** Lists path and name of every page, the most general first. */
export function knownAddresses(): readonly KnownAddress[] {
  const { episodes, maps } = loadContent();
  return [
    ...PAGE_IDS.map((id): KnownAddress => [PAGES[id].path, PAGES[id].name]),
    ...episodes.map(({ path, title }): KnownAddress => [path, title]),
    ...maps.map(({ path, record }): KnownAddress => [path, record.title]),
    ...maps.flatMap(({ id, places }) =>
      places.map((place): KnownAddress => [placePath(id, place.id), place.name]),
    ),
    ...[...loadGenealogy().people.values()].map((person): KnownAddress => [
      personPath(person.id),
      person.name,
    ]),
    ...loadDocuments().map(({ slug, title }): KnownAddress => [documentPath(slug), title]),
    ...loadPaths().map(({ id, title }): KnownAddress => [pathPath(id), title]),
    ...loadBuildings().map(({ id, name }): KnownAddress => [buildingPath(id), name]),
    ...loadTimeline().entries.map(({ id, title }): KnownAddress => [entryPath(id), title]),
  ];
}
