import type { EpisodeYears } from '@/lib/episodes/summary';

/** What an episode or its summary says of its place in the story. */
interface StoryOrdered {
  readonly category?: string | null | undefined;
  readonly number?: number | null | undefined;
  readonly years: EpisodeYears | null;
}

/**
 * Sorts episodes in the order of the history that they narrate. A series keeps its author's order, by number, and
 * stands where the first of its stories does; an episode outside of a series stands by itself. What is told from
 * one year to another is placed in the middle of them.
 */
export function inStoryOrder<T extends StoryOrdered>(episodes: readonly T[]): readonly T[] {
  const starts = new Map<string | null | undefined, number>();
  for (const episode of episodes.filter(isNumbered)) {
    const start = starts.get(episode.category) ?? Number.POSITIVE_INFINITY;
    starts.set(episode.category, Math.min(start, middle(episode)));
  }
  const place = (episode: T): number =>
    (isNumbered(episode) ? starts.get(episode.category) : undefined) ?? middle(episode);
  return episodes.toSorted((a, b) => place(a) - place(b) || (a.number ?? 0) - (b.number ?? 0));
}

const isNumbered = ({ number }: StoryOrdered): boolean => typeof number === 'number';

const middle = ({ years }: StoryOrdered): number =>
  years === null ? Number.POSITIVE_INFINITY : (years.from + years.to) / 2;
