import type { Episode } from '@/lib/episodes/episode';
import { passes } from '@/lib/episodes/filter';
import type { ListedEpisode } from '@/lib/episodes/listed';
import type { ListQuery } from '@/lib/episodes/query';
import { searchEpisodes, type Found } from '@/lib/episodes/search';
import type { SearchIndex } from '@/lib/episodes/searchIndex';
import { inStoryOrder } from '@/lib/episodes/storyOrder';
import type { Term } from '@/lib/episodes/terms';
import type { FeedEpisode } from '@/lib/feed/episode';

/** Episodes, newest first, and what is searched of them, in the same order. */
export interface Shelf<T> {
  readonly episodes: readonly T[];
  readonly index: SearchIndex;
}

/** Where the list comes from: `content/`, and what only the feed has. */
export interface Shelves {
  readonly own: Shelf<Episode>;
  readonly feed: Shelf<FeedEpisode>;
}

/** An episode to show, with where the words are in it when words were looked for. */
export interface ListEntry {
  readonly listed: ListedEpisode;
  readonly found: Found | null;
}

/** The episodes that answer a query, in its order; those that only the feed has come last, newest first. */
export function listEpisodes(
  { own, feed }: Shelves,
  query: ListQuery,
  terms: readonly Term[],
): readonly ListEntry[] {
  const ordered = query.order === 'story' ? inStoryOrder(own.episodes) : own.episodes;
  return [
    ...entriesOf(own, ordered, terms, (episode) => ({ kind: 'own', episode })),
    ...entriesOf(feed, feed.episodes, terms, (episode) => ({ kind: 'feed', episode })),
  ].filter(({ listed }) => passes(listed, query));
}

function entriesOf<T>(
  { episodes, index }: Shelf<T>,
  ordered: readonly T[],
  terms: readonly Term[],
  list: (episode: T) => ListedEpisode,
): readonly ListEntry[] {
  if (terms.length === 0)
    return ordered.map((episode) => ({ listed: list(episode), found: null }));
  const results = searchEpisodes(index, terms);
  const found = new Map(episodes.map((episode, rank) => [episode, results.get(rank)]));
  return ordered.flatMap((episode) => {
    const words = found.get(episode);
    return words ? [{ listed: list(episode), found: words }] : [];
  });
}
