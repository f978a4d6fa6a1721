import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { parseQuizLink } from '@/lib/quiz/link';
import { start } from '@/lib/quiz/machine';

/** Questions that are shown to a room, under a title. */
export interface Show {
  readonly title: string;
  readonly questions: readonly BankQuestion[];
}

/**
 * What to show: the quiz of a shared link, or all the questions of an episode, easiest first; null when neither is
 * given.
 * @param search the query of the address
 * @param episode its label, chosen on the spot
 */
export function showOf(
  bank: readonly BankQuestion[],
  search: string,
  episode: string | null,
): Show | null {
  const linked = search === '' ? null : parseQuizLink(search, bank);
  const state = linked && start(linked, bank, 0);
  if (state?.status === 'running')
    return { title: state.run.value, questions: state.run.questions };
  const draft = linked?.status === 'choosingQuestions' ? linked.draft : null;
  const value = episode ?? (draft?.mode === 'episode' ? draft.value : null);
  if (value === null) return null;
  const questions = bank
    .filter((question) => question.episode === value)
    .toSorted((one, other) => one.difficulty - other.difficulty);
  return questions.length > 0 ? { title: value, questions } : null;
}
