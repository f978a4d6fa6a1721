import { levelName } from '@/lib/quiz/choice';
import type { Run } from '@/lib/quiz/machine';

/** What a quiz is about, and how hard it is. */
export const aboutRun = ({ value, difficulty }: Pick<Run, 'value' | 'difficulty'>): string =>
  `${value} · ${levelName(difficulty)}`;
