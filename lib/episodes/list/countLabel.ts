import type { Page } from '@/lib/episodes/list/pages';

const FRENCH = new Intl.NumberFormat('fr-FR');

/** Formats the number of episodes, with the page number when there are several pages. */
export function countLabel({ total, number, count }: Omit<Page<unknown>, 'items'>): string {
  if (total === 0) return 'Aucun épisode';
  const episodes = `${FRENCH.format(total)} épisode${total > 1 ? 's' : ''}`;
  return count > 1
    ? `${episodes}, page ${FRENCH.format(number)} sur ${FRENCH.format(count)}`
    : episodes;
}
