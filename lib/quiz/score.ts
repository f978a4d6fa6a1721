import type { Run } from '@/lib/quiz/machine';

/** Lists whether each answer of a run is right. */
export const outcomesOf = ({ questions, given }: Run): readonly boolean[] =>
  questions.map(({ answerId }, rank) => given[rank] === answerId);

/** Counts the right answers. */
export const scoreOf = (run: Run): number => outcomesOf(run).filter(Boolean).length;

/** Lists the ids of the questions answered wrong, in their order. */
export const missedIds = (run: Run): readonly string[] =>
  outcomesOf(run).flatMap((isRight, rank) => (isRight ? [] : (run.questions[rank]?.id ?? [])));

export type Verdict = 'Parfait !' | 'Bien joué !' | 'À réessayer !';

/** @param total how many questions were asked, at least one */
export function verdictOf(score: number, total: number): Verdict {
  if (score === total) return 'Parfait !';
  return score * 2 >= total ? 'Bien joué !' : 'À réessayer !';
}
