import type { FeedEpisode } from '@/lib/feed/read/episode';

/**
 * Newest first, then in the feed's order. An episode without a date stays beside the neighbour above it in the
 * feed (below it at the top): it is never taken for today's.
 */
export function newestFirst(episodes: readonly FeedEpisode[]): readonly FeedEpisode[] {
  const own = episodes.map(({ date }) => (date === null ? null : Date.parse(date)));
  let last = own.find((time) => time !== null) ?? 0;
  return episodes
    .map((episode, index) => ({ episode, time: (last = own[index] ?? last) }))
    .sort((a, b) => b.time - a.time)
    .map(({ episode }) => episode);
}

/** Keeps, of the episodes that share a guid, the first; given newest first, that is the newest. */
export function withoutDuplicates(episodes: readonly FeedEpisode[]): readonly FeedEpisode[] {
  const seen = new Set<string>();
  return episodes.filter(({ guid }) => !seen.has(guid) && seen.add(guid));
}

/** The episodes already published at `now`, in milliseconds since 1970; an undated one is. */
export const publishedBy = (
  episodes: readonly FeedEpisode[],
  now: number,
): readonly FeedEpisode[] =>
  episodes.filter(({ date }) => date === null || Date.parse(date) <= now);
