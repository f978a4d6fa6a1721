import type { Difficulty } from '@/lib/quiz/record';

/** The property that the questions of a quiz share; also the name of the question's field. */
export const MODES = ['episode', 'period', 'theme'] as const;

export type Mode = (typeof MODES)[number];

export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** A difficulty, or all difficulties. */
export type Level = Difficulty | 'mixed';

/** The selection of questions for a quiz. */
export interface Choice {
  readonly mode: Mode;
  /** The label of the episode, the period or the theme. */
  readonly value: string;
  readonly difficulty: Level;
}

/** French names of the difficulties, easiest first. */
export const DIFFICULTY_NAMES = {
  1: 'Facile',
  2: 'Moyen',
  3: 'Difficile',
  4: 'Expert',
} as const satisfies Record<Difficulty, string>;

/** Returns the French name of a level. */
export const levelName = (level: Level): string =>
  level === 'mixed' ? 'Niveaux mélangés' : DIFFICULTY_NAMES[level];

/** The difficulties: a copy of the list of `record.ts`, a module that would bring a schema library to the browser. */
export const LEVELS = [1, 2, 3, 4] as const satisfies readonly Difficulty[];

/** Parses a difficulty from a number or its digits; null when invalid. */
export const difficultyOf = (value: unknown): Difficulty | null =>
  LEVELS.find((level) => level === value || String(level) === value) ?? null;

/** Decodes the level of a stored run; null when invalid. */
export const levelOf = (value: unknown): Level | null =>
  value === 'mixed' ? value : difficultyOf(value);
