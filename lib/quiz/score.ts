import type { Run } from '@/lib/quiz/machine';

/** Lists for each answer of a run whether it is correct. */
export const outcomesOf = ({ questions, given }: Run): readonly boolean[] =>
  questions.map(({ answerId }, index) => given[index] === answerId);

/** Counts the correct answers. */
export const scoreOf = (run: Run): number => outcomesOf(run).filter(Boolean).length;

/** Lists the ids of the questions answered wrongly, in order. */
export const missedIds = (run: Run): readonly string[] =>
  outcomesOf(run).flatMap((isCorrect, index) =>
    isCorrect ? [] : (run.questions[index]?.id ?? []),
  );

export type Verdict = 'Parfait !' | 'Bien joué !' | 'À réessayer !';

/**
 * Chooses the verdict on a score.
 * @param total number of questions, at least one
 */
export function verdictOf(score: number, total: number): Verdict {
  if (score === total) return 'Parfait !';
  return score * 2 >= total ? 'Bien joué !' : 'À réessayer !';
}
