import type { EpisodeSummary } from '@/lib/episodes/summary';

interface DatedEpisode<T> {
  readonly episode: T;
  /** Milliseconds since 1970. */
  readonly time: number;
}

type Published = Pick<EpisodeSummary, 'publishedAt'>;

/**
 * Merges two lists sorted newest first. At equal times own episodes come first. An undated feed episode stays below its
 * neighbour in the feed; an undated own episode comes last.
 */
export const mergeByDate = <T extends Published>(
  ownEpisodes: readonly T[],
  feedEpisodes: readonly T[],
): readonly T[] =>
  [...datedOwn(ownEpisodes), ...datedFeed(feedEpisodes)]
    .sort((a, b) => (a.time === b.time ? 0 : b.time - a.time))
    .map(({ episode }) => episode);

const datedOwn = <T extends Published>(episodes: readonly T[]): readonly DatedEpisode<T>[] =>
  episodes.map((episode) => ({
    episode,
    time: episode.publishedAt ?? Number.NEGATIVE_INFINITY,
  }));

function datedFeed<T extends Published>(episodes: readonly T[]): readonly DatedEpisode<T>[] {
  let lastTime = episodes.find(({ publishedAt }) => publishedAt !== null)?.publishedAt ?? 0;
  return episodes.map((episode) => ({
    episode,
    time: (lastTime = episode.publishedAt ?? lastTime),
  }));
}
