import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Choice, Mode } from '@/lib/quiz/choice';
import { shuffled } from '@/lib/quiz/shuffle';
import { seededRandom } from '@/lib/random';
import { hashOf } from '@/lib/text/hash';

export const MAX_QUESTIONS = 10;

export interface Option {
  readonly value: string;
  /** Number of questions with this value, of any difficulty. */
  readonly count: number;
}

/** Lists the values of a mode: episodes in story order, periods and themes in the bank's order. */
export function optionsOf(bank: readonly BankQuestion[], mode: Mode): readonly Option[] {
  const options = new Map<string, Option & { readonly rank: number }>();
  for (const { [mode]: value, storyRank = Number.MAX_VALUE } of bank) {
    if (!value) continue;
    const { count = 0, rank = mode === 'episode' ? storyRank : 0 } = options.get(value) ?? {};
    options.set(value, { value, count: count + 1, rank });
  }
  return [...options.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value, count }) => ({ value, count }));
}

/** Filters the questions that match a choice. */
export const matching = (
  bank: readonly BankQuestion[],
  { mode, value, difficulty }: Choice,
): readonly BankQuestion[] =>
  bank.filter(
    (question) =>
      question[mode] === value &&
      (difficulty === 'mixed' || question.difficulty === difficulty),
  );

/** Shuffles the answers of a question by the seed, independently of the other questions. */
export const shuffledAnswers = (question: BankQuestion, seed: number): BankQuestion => ({
  ...question,
  answers: shuffled(
    question.answers,
    seededRandom(seed ^ hashOf(question.id ?? question.question)),
  ),
});

/** Draws at most ten questions of a choice, shuffled with their answers; the seed determines the result. */
export function drawQuestions(
  bank: readonly BankQuestion[],
  choice: Choice,
  seed: number,
): readonly BankQuestion[] {
  return shuffled(matching(bank, choice), seededRandom(seed))
    .slice(0, MAX_QUESTIONS)
    .map((question) => shuffledAnswers(question, seed));
}
