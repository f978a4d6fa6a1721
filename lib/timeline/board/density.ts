import { DAYS, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';

/** Length of a step of the curve, in days. */
export const DENSITY_STEP = 2 * YEAR_DAYS;

/** Half the width of the kernel, in steps: seven years to each side. */
const REACH = 3.5;

/** Levels that the curve has above its foot. */
export const DENSITY_LEVELS = 9;

/** How many steps the timeline has, both ends among them. */
const STEPS = Math.ceil(DAYS / DENSITY_STEP) + 1;

/** Estimates the density of days at each step, by the kernel 1 − u² (V. A. Epanechnikov, 1969). */
export function densityOf(days: readonly number[]): readonly number[] {
  return Array.from({ length: STEPS }, (_, step) =>
    days.reduce((sum, day) => {
      const away = ((day - FIRST_DAY) / DENSITY_STEP - step) / REACH;
      return sum + Math.max(0, 1 - away * away);
    }, 0),
  );
}

/**
 * Writes curves as digits, 0 to 9 for each step. The root of a value is taken: one entry is still seen beside a hundred.
 * @param most the value that is written as 9
 */
export const packDensity = (values: readonly number[], most: number): string =>
  values.map((value) => Math.round(DENSITY_LEVELS * Math.sqrt(value / most))).join('');
