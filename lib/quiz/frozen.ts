/**
 * A frozen link names its questions by their ids: a bank that has grown, or that has lost one, never changes what
 * the link asks.
 */
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { MAX_QUESTIONS, shuffledAnswers } from '@/lib/quiz/select';

/** Stands between two ids in an address; no id has one. */
const BETWEEN = '.';

/** Formats the ids of questions for an address; null when one of them has none. */
export function formatFrozen(questions: readonly Pick<BankQuestion, 'id'>[]): string | null {
  const ids = questions.flatMap(({ id }) => id ?? []);
  return ids.length > 0 && ids.length === questions.length ? ids.join(BETWEEN) : null;
}

/** Parses the ids of an address, each once, ten at most; null when there is none. */
export function parseFrozen(text: string | null): readonly string[] | null {
  const ids = (text ?? '').split(BETWEEN).filter((id) => /^[a-z0-9-]+$/.test(id));
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_QUESTIONS) : null;
}

/** Finds the questions of ids, in their order, answers shuffled by the seed; a removed one is left out. */
export const frozenQuestions = (
  bank: readonly BankQuestion[],
  ids: readonly string[],
  seed: number,
): readonly BankQuestion[] =>
  ids.flatMap((id) => {
    const question = bank.find((candidate) => candidate.id === id);
    return question ? [shuffledAnswers(question, seed)] : [];
  });
