import { scoreOf, type Arrival } from '@/lib/classroom/results/results';

/**
 * Says what became of a code.
 * @param count number of codes received
 * @param total number of questions
 */
export function arrivalWords(arrival: Arrival | null, count: number, total: number): string {
  const received = `${count} code${count > 1 ? 's' : ''} reçu${count > 1 ? 's' : ''}.`;
  switch (arrival?.kind) {
    case undefined:
      return count === 0 ? 'Aucun code pour le moment.' : received;
    case 'unreadable':
      return 'Un code a huit signes, lettres ou chiffres.';
    case 'foreign':
      return 'Ce code n’est pas de ce quiz, ou il est mal recopié.';
    case 'added':
      return `N°\u00a0${arrival.result.number}\u00a0: ${scoreOf(arrival.result)} sur ${total}. ${received}`;
    case 'same':
      return `Le code du n°\u00a0${arrival.result.number} était déjà là. ${received}`;
    case 'replaced':
      return `N°\u00a0${arrival.result.number} corrigé\u00a0: ${scoreOf(arrival.before)} devient ${scoreOf(arrival.result)} sur ${total}.`;
  }
}
