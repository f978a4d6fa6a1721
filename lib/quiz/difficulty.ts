import type { Difficulty } from '@/lib/quiz/record';

/** What people read for each difficulty, easiest first. */
export const DIFFICULTY_NAMES = {
  1: 'Facile',
  2: 'Moyen',
  3: 'Difficile',
  4: 'Expert',
} as const satisfies Record<Difficulty, string>;

/** The record's own list comes with a schema library, which the browser has no use for. */
export const LEVELS = [1, 2, 3, 4] as const satisfies readonly Difficulty[];

/** The difficulty that a number or its digits stand for; null for anything else. */
export const difficultyOf = (value: unknown): Difficulty | null =>
  LEVELS.find((level) => level === value || String(level) === value) ?? null;
