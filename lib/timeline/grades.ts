import type { DateGrade } from '@/lib/map/places/place';

/** How sure dates are, the surest first; apart from the schema of the grades, which the browser does not need. */
const RANKS = {
  établi: 0,
  'selon la tradition': 1,
  discuté: 2,
  conventionnel: 3,
} as const satisfies Record<DateGrade, number>;

export const gradeRank = (grade: DateGrade): number => RANKS[grade];

/** Every grade, the surest first. */
export const GRADES = [
  'établi',
  'selon la tradition',
  'discuté',
  'conventionnel',
] as const satisfies readonly DateGrade[];
