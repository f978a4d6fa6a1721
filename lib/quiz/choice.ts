import type { Difficulty } from '@/lib/quiz/record';

/** What the questions of a quiz have in common; also the name of the question's field that says it. */
export const MODES = ['episode', 'period', 'theme'] as const;

export type Mode = (typeof MODES)[number];

export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** Which questions a quiz draws from. */
export interface Choice {
  readonly mode: Mode;
  /** The label of the episode, of the period or of the theme. */
  readonly value: string;
  readonly difficulty: Difficulty;
}
