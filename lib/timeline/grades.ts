import type { DateGrade } from '@/lib/map/places/place';

/** Grades of certainty, most certain first; apart from their schema, which the browser does not need. */
const RANKS = {
  établi: 0,
  'selon la tradition': 1,
  discuté: 2,
  conventionnel: 3,
} as const satisfies Record<DateGrade, number>;

/** Ranks a grade: 0 is the most certain. */
export const gradeRank = (grade: DateGrade): number => RANKS[grade];

/** All grades, most certain first. */
export const CERTAINTY_GRADES = [
  'établi',
  'selon la tradition',
  'discuté',
  'conventionnel',
] as const satisfies readonly DateGrade[];
