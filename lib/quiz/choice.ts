import type { Difficulty } from '@/lib/quiz/record';

/** What the questions of a quiz have in common; also the name of the question's field that says it. */
export const MODES = ['episode', 'period', 'theme'] as const;

export type Mode = (typeof MODES)[number];

export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** One difficulty, or questions of all of them. */
export type Level = Difficulty | 'mixed';

/** Which questions a quiz draws from. */
export interface Choice {
  readonly mode: Mode;
  /** The label of the episode, of the period or of the theme. */
  readonly value: string;
  readonly difficulty: Level;
}

/** What people read for each difficulty, easiest first. */
export const DIFFICULTY_NAMES = {
  1: 'Facile',
  2: 'Moyen',
  3: 'Difficile',
  4: 'Expert',
} as const satisfies Record<Difficulty, string>;

/** Returns the French name of a level. */
export const levelName = (level: Level): string =>
  level === 'mixed' ? 'Niveaux mélangés' : DIFFICULTY_NAMES[level];

/** The record's own list comes with a schema library, which the browser has no use for. */
export const LEVELS = [1, 2, 3, 4] as const satisfies readonly Difficulty[];

/** Parses a difficulty from a number or its digits; null for anything else. */
export const difficultyOf = (value: unknown): Difficulty | null =>
  LEVELS.find((level) => level === value || String(level) === value) ?? null;

/** Decodes the level of a stored run; null for anything else. */
export const levelOf = (value: unknown): Level | null =>
  value === 'mixed' ? value : difficultyOf(value);
