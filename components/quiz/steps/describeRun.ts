import { levelName } from '@/lib/quiz/choice';
import type { Run } from '@/lib/quiz/machine';

/** Returns the subject and the difficulty of a quiz in words. */
export const describeRun = ({ value, difficulty }: Pick<Run, 'value' | 'difficulty'>): string =>
  `${value} · ${levelName(difficulty)}`;
