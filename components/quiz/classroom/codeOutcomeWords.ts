import { scoreOf, type CodeOutcome } from '@/lib/classroom/results/results';

/**
 * Describes the outcome of a code in a French sentence.
 * @param count number of codes received
 * @param total number of questions
 */
export function codeOutcomeWords(
  outcome: CodeOutcome | null,
  count: number,
  total: number,
): string {
  const receivedSentence = `${count} code${count > 1 ? 's' : ''} reçu${count > 1 ? 's' : ''}.`;
  switch (outcome?.kind) {
    case undefined:
      return count === 0 ? 'Aucun code pour le moment.' : receivedSentence;
    case 'unreadable':
      return 'Un code a huit signes, lettres ou chiffres.';
    case 'foreign':
      return 'Ce code n’est pas de ce quiz, ou il est mal recopié.';
    case 'added':
      return `N°\u00a0${outcome.result.number}\u00a0: ${scoreOf(outcome.result)} sur ${total}. ${receivedSentence}`;
    case 'same':
      return `Le code du n°\u00a0${outcome.result.number} était déjà là. ${receivedSentence}`;
    case 'replaced':
      return `N°\u00a0${outcome.result.number} corrigé\u00a0: ${scoreOf(outcome.before)} devient ${scoreOf(outcome.result)} sur ${total}.`;
  }
}
