/** The selectable playback rates, slowest first; browsers preserve the pitch at all these rates. */
export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Finds the selectable playback rate closest to a rate. */
export const nearestSpeed = (rate: number): number =>
  SPEEDS.reduce((best, speed) =>
    Math.abs(speed - rate) < Math.abs(best - rate) ? speed : best,
  );
