/** Returns the number of an inclusive range that is closest to a value. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);
