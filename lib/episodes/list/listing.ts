import { passes, type ListChoices } from '@/lib/episodes/list/filter';
import { mergeByDate } from '@/lib/episodes/list/mergeByDate';
import type { Page } from '@/lib/episodes/list/pages';
import type { ListOrder, ListQuery } from '@/lib/episodes/list/query';
import { searchEpisodes, type Found } from '@/lib/episodes/search/search';
import type { SearchIndex } from '@/lib/episodes/search/searchIndex';
import type { Spellings } from '@/lib/episodes/search/spellings';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import type { Term } from '@/lib/episodes/search/terms';

/** Episodes, newest first, and what is searched of them, in the same order. */
export interface Shelf {
  readonly episodes: readonly EpisodeSummary[];
  readonly index: SearchIndex;
}

/** Where the list comes from: `content/`, and what only the feed has. */
export interface Shelves {
  readonly own: Shelf;
  readonly feed: Shelf;
}

/** Both shelves, with all their episodes in each order of the list. */
export interface Catalogue extends Shelves {
  readonly ordered: Readonly<Record<ListOrder, readonly EpisodeSummary[]>>;
}

/** An episode to show, with where the words are in it when words were looked for. */
export interface ListEntry {
  readonly episode: EpisodeSummary;
  readonly found: Found | null;
}

/** What the page of the episodes shows for an address. */
export interface EpisodeListing {
  /** With the number of the page that is shown. */
  readonly query: ListQuery;
  readonly choices: ListChoices;
  readonly page: Page<ListEntry>;
  readonly terms: readonly Term[];
  readonly spellings: Spellings;
}

/** Orders the episodes once, for all queries. Those of the feed tell no years: in the order of the history they come last. */
export const catalogueOf = ({ own, feed }: Shelves): Catalogue => ({
  own,
  feed,
  ordered: {
    recent: mergeByDate(own.episodes, feed.episodes),
    story: [...inStoryOrder(own.episodes), ...feed.episodes],
  },
});

/** Lists the episodes that match a query, in its order. */
export function listEpisodes(
  { own, feed, ordered }: Catalogue,
  query: ListQuery,
  terms: readonly Term[],
): readonly ListEntry[] {
  const answering = ordered[query.order].filter((episode) => passes(episode, query));
  if (terms.length === 0) return answering.map((episode) => ({ episode, found: null }));
  const found = new Map([...foundOn(own, terms), ...foundOn(feed, terms)]);
  return answering.flatMap((episode) => {
    const words = found.get(episode);
    return words ? [{ episode, found: words }] : [];
  });
}

const foundOn = (
  { episodes, index }: Shelf,
  terms: readonly Term[],
): readonly (readonly [EpisodeSummary, Found])[] =>
  [...searchEpisodes(index, terms)].flatMap(([rank, found]) => {
    const episode = episodes[rank];
    return episode ? [[episode, found] as const] : [];
  });
