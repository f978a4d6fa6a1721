import type { EpisodeYears } from '@/lib/episodes/summary';

/** The fields of an episode or a summary for story order. */
interface StoryOrdered {
  readonly category?: string | null | undefined;
  readonly number?: number | null | undefined;
  readonly years: EpisodeYears | null;
}

/**
 * Sorts episodes in story order. A series is sorted by number and stands at the middle year of its earliest episode; a
 * special episode stands at the middle of its own years.
 */
export function inStoryOrder<T extends StoryOrdered>(episodes: readonly T[]): readonly T[] {
  const startBySeries = new Map<string | null | undefined, number>();
  for (const episode of episodes.filter(isNumbered)) {
    const start = startBySeries.get(episode.category) ?? Number.POSITIVE_INFINITY;
    startBySeries.set(episode.category, Math.min(start, middleYear(episode)));
  }
  const yearInStory = (episode: T): number =>
    (isNumbered(episode) ? startBySeries.get(episode.category) : undefined) ??
    middleYear(episode);
  return episodes.toSorted(
    (a, b) => yearInStory(a) - yearInStory(b) || (a.number ?? 0) - (b.number ?? 0),
  );
}

const isNumbered = ({ number }: StoryOrdered): boolean => typeof number === 'number';

const middleYear = ({ years }: StoryOrdered): number =>
  years === null ? Number.POSITIVE_INFINITY : (years.from + years.to) / 2;
