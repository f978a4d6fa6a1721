import type { Episode } from '@/lib/episodes/episode';

/**
 * Builds a title with the subject before the series: « La première révélation (épisode 5) », since a tab or a search
 * result shows the start only.
 */
export function subjectFirst({
  shortTitle,
  number,
  category,
}: Pick<Episode, 'shortTitle'> & Partial<Pick<Episode, 'number' | 'category'>>): string {
  const rankLabel =
    number === undefined ? category?.toLocaleLowerCase('fr') : `épisode ${number}`;
  return rankLabel === undefined ? shortTitle : `${shortTitle} (${rankLabel})`;
}
