import type { Episode } from '@/lib/episodes/episode';

/** Numbers each series as a season, in the order in which the series began; `episodes` are newest first. */
export function seasonNumbers(episodes: readonly Episode[]): ReadonlyMap<string, number> {
  const series = episodes
    .filter(({ number }) => number !== undefined)
    .map(({ category }) => category ?? '')
    .reverse();
  return new Map([...new Set(series)].map((category, index) => [category, index + 1]));
}
