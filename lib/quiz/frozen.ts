/** Frozen links name their questions by id: growth or removals of the bank never change the questions of a link. */
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { MAX_QUESTIONS, shuffledAnswers } from '@/lib/quiz/select';

/** Separator of ids in an address; no id contains it. */
const SEPARATOR = '.';

/** Formats the ids of questions for an address; null when a question has no id. */
export function formatFrozen(questions: readonly Pick<BankQuestion, 'id'>[]): string | null {
  const ids = questions.flatMap(({ id }) => id ?? []);
  return ids.length > 0 && ids.length === questions.length ? ids.join(SEPARATOR) : null;
}

/** Parses the ids of an address, without duplicates, ten at most; null without ids. */
export function parseFrozen(text: string | null): readonly string[] | null {
  const ids = (text ?? '').split(SEPARATOR).filter((id) => /^[a-z0-9-]+$/.test(id));
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_QUESTIONS) : null;
}

/** Finds the questions of ids, in their order, answers shuffled by the seed; unknown ids are dropped. */
export const frozenQuestions = (
  bank: readonly BankQuestion[],
  ids: readonly string[],
  seed: number,
): readonly BankQuestion[] =>
  ids.flatMap((id) => {
    const question = bank.find((candidate) => candidate.id === id);
    return question ? [shuffledAnswers(question, seed)] : [];
  });
