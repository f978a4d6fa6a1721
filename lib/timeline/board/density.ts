import { DAYS, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';

/** Step of the density curve, in days. */
export const DENSITY_STEP = 2 * YEAR_DAYS;

/** Half the width of the kernel, in steps: seven years on each side. */
const KERNEL_REACH = 3.5;

/** Number of levels of the density curve. */
export const DENSITY_LEVELS = 9;

/** Number of steps in the timeline, both ends included. */
const STEPS = Math.ceil(DAYS / DENSITY_STEP) + 1;

/** Estimates the density of days at each step, with the kernel 1 − u² (V. A. Epanechnikov, 1969). */
export function densityOf(days: readonly number[]): readonly number[] {
  return Array.from({ length: STEPS }, (_, step) =>
    days.reduce((sum, day) => {
      const distance = ((day - FIRST_DAY) / DENSITY_STEP - step) / KERNEL_REACH;
      return sum + Math.max(0, 1 - distance * distance);
    }, 0),
  );
}

/**
 * Encodes a curve as one digit per step, 0 to 9, by the square root, so that one entry is visible beside a hundred.
 * @param max the value encoded as 9
 */
export const packDensity = (values: readonly number[], max: number): string =>
  values.map((value) => Math.round(DENSITY_LEVELS * Math.sqrt(value / max))).join('');
