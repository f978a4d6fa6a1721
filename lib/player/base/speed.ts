/** The speeds offered, slowest first; 1 is normal. Browsers keep the voice's pitch at all of them. */
export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Finds the offered speed that is closest to a playback rate. */
export const nearestSpeed = (rate: number): number =>
  SPEEDS.reduce((best, speed) =>
    Math.abs(speed - rate) < Math.abs(best - rate) ? speed : best,
  );
