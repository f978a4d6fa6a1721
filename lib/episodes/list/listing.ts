import { passesFilter, type ListChoices } from '@/lib/episodes/list/filter';
import { mergeByDate } from '@/lib/episodes/list/mergeByDate';
import type { Page } from '@/lib/episodes/list/pages';
import type { ListOrder, ListQuery } from '@/lib/episodes/list/query';
import { searchEpisodes, type Found } from '@/lib/episodes/search/search';
import type { SearchIndex } from '@/lib/episodes/search/searchIndex';
import type { Spellings } from '@/lib/episodes/search/spellings';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import type { Term } from '@/lib/episodes/search/terms';

/** Episodes, newest first, and their searchable texts in the same order. */
export interface Shelf {
  readonly episodes: readonly EpisodeSummary[];
  readonly index: SearchIndex;
}

/** The sources of the list: `content/`, and episodes of the feed alone. */
export interface Shelves {
  readonly own: Shelf;
  readonly feed: Shelf;
}

/** Both shelves, with all episodes in each sort order. */
export interface Catalogue extends Shelves {
  readonly ordered: Readonly<Record<ListOrder, readonly EpisodeSummary[]>>;
}

/** An episode of the list, with its matches in a search. */
export interface ListEntry {
  readonly episode: EpisodeSummary;
  readonly found: Found | null;
}

/** The page of episodes for an address. */
export interface EpisodeListing {
  /** The query, with the shown page's number. */
  readonly query: ListQuery;
  readonly choices: ListChoices;
  readonly page: Page<ListEntry>;
  readonly terms: readonly Term[];
  readonly spellings: Spellings;
}

/** Sorts the episodes once for all queries. Feed episodes, which have no years, come last in story order. */
export const catalogueOf = ({ own, feed }: Shelves): Catalogue => ({
  own,
  feed,
  ordered: {
    recent: mergeByDate(own.episodes, feed.episodes),
    story: [...inStoryOrder(own.episodes), ...feed.episodes],
  },
});

/** Lists the episodes that match a query, in its sort order. */
export function listEpisodes(
  { own, feed, ordered }: Catalogue,
  query: ListQuery,
  terms: readonly Term[],
): readonly ListEntry[] {
  const filteredEpisodes = ordered[query.order].filter((episode) =>
    passesFilter(episode, query),
  );
  if (terms.length === 0) return filteredEpisodes.map((episode) => ({ episode, found: null }));
  const matchesByEpisode = new Map([...matchesIn(own, terms), ...matchesIn(feed, terms)]);
  return filteredEpisodes.flatMap((episode) => {
    const match = matchesByEpisode.get(episode);
    return match ? [{ episode, found: match }] : [];
  });
}

const matchesIn = (
  { episodes, index }: Shelf,
  terms: readonly Term[],
): readonly (readonly [EpisodeSummary, Found])[] =>
  [...searchEpisodes(index, terms)].flatMap(([rank, match]) => {
    const episode = episodes[rank];
    return episode ? [[episode, match] as const] : [];
  });
