import type { Page } from '@/lib/episodes/list/pages';

const FRENCH_NUMBER = new Intl.NumberFormat('fr-FR');

/** Formats the number of episodes, with the page number when there are several pages. */
export function countLabel({ total, number, count }: Omit<Page<unknown>, 'items'>): string {
  if (total === 0) return 'Aucun épisode';
  const episodes = `${FRENCH_NUMBER.format(total)} épisode${total > 1 ? 's' : ''}`;
  return count > 1
    ? `${episodes}, page ${FRENCH_NUMBER.format(number)} sur ${FRENCH_NUMBER.format(count)}`
    : episodes;
}
