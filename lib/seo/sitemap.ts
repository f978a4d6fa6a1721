import { buildingPath } from '@/lib/buildings/address';
import type { Episode } from '@/lib/episodes/episode';
import { documentPath } from '@/lib/documents/address';
import { personPath } from '@/lib/genealogy/address';
import { mapPath, placePath } from '@/lib/map/address';
import { pathPath } from '@/lib/paths/address';
import { PAGES, PAGE_IDS, type PageId, type PagePath } from '@/lib/site/pages';
import { toIsoDay } from '@/lib/time/longDate';
import { entryPath } from '@/lib/timeline/address';

/** A page in the sitemap. */
export interface SitemapPage {
  readonly path: PagePath;
  /** Day ('2025-06-01') of the last change; absent when unknown. */
  readonly changed?: string;
}

interface SitemapFacts {
  readonly episodes: readonly Pick<Episode, 'path' | 'day'>[];
  /** Ids of the people of the family tree. */
  readonly people?: readonly string[];
  readonly maps: readonly { readonly id: string; readonly placeIds: readonly string[] }[];
  /** Slugs of the documents. */
  readonly documents?: readonly string[];
  /** Ids of the reconstructions. */
  readonly buildings?: readonly string[];
  /** Ids of the entries of the timeline. */
  readonly entryIds?: readonly string[];
  /** Ids of the learning paths. */
  readonly paths?: readonly string[];
}

/**
 * Lists every indexable page once. Only true dates are given: an episode's page changed on its day of publication, and
 * the lists of episodes with the newest episode. Other pages have no date, since file dates change with every clone.
 */
export function sitemapPages({
  episodes,
  maps,
  documents = [],
  buildings = [],
  entryIds = [],
  people = [],
  paths = [],
}: SitemapFacts): readonly SitemapPage[] {
  const days = episodes.flatMap((episode) => publicationDay(episode) ?? []);
  const newestDay = days.toSorted().at(-1);
  /** Content pages by the id of their list page. */
  const listedPages: Partial<Record<PageId, readonly SitemapPage[]>> = {
    episodes: [
      ...episodes.map((episode) => sitemapPage(episode.path, publicationDay(episode))),
      ...episodes.map(({ path }) => ({ path: `${path}/fiche` as const })),
    ],
    maps: maps.flatMap(({ id, placeIds }) => [
      { path: mapPath(id) },
      ...placeIds.map((placeId) => ({ path: placePath(id, placeId) })),
    ]),
    documents: documents.map((slug) => ({ path: documentPath(slug) })),
    buildings: buildings.map((id) => ({ path: buildingPath(id) })),
    timeline: entryIds.map((id) => ({ path: entryPath(id) })),
    tree: people.map((id) => ({ path: personPath(id) })),
    paths: paths.map((id) => ({ path: pathPath(id) })),
  };
  return PAGE_IDS.filter((id) => PAGES[id].isInSitemap).flatMap((id) => [
    sitemapPage(PAGES[id].path, PAGES_WITH_NEWEST.has(id) ? newestDay : undefined),
    ...(listedPages[id] ?? []),
  ]);
}

/** Pages that show the newest episode. */
const PAGES_WITH_NEWEST: ReadonlySet<PageId> = new Set(['home', 'episodes']);

const publicationDay = ({ day }: Pick<Episode, 'day'>): string | undefined =>
  day === null ? undefined : toIsoDay(day);

const sitemapPage = (path: PagePath, day: string | undefined): SitemapPage =>
  day === undefined ? { path } : { path, changed: day };
