import type { Episode } from '@/lib/episodes/episode';

/**
 * Moves the subject of a title before its series: « La première révélation (épisode 5) ». The whole title begins
 * with the series, and a tab or a list of results shows the beginning alone.
 */
export function subjectFirst({
  shortTitle,
  number,
  category,
}: Pick<Episode, 'shortTitle'> & Partial<Pick<Episode, 'number' | 'category'>>): string {
  const kind = number === undefined ? category?.toLocaleLowerCase('fr') : `épisode ${number}`;
  return kind === undefined ? shortTitle : `${shortTitle} (${kind})`;
}
