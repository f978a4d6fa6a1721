/** The speeds offered, slowest first; 1 is normal. Browsers keep the voice's pitch at all of them. */
export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** The offered speed that is closest to a rate. */
export const nearestSpeed = (rate: number): number =>
  SPEEDS.reduce((best, speed) =>
    Math.abs(speed - rate) < Math.abs(best - rate) ? speed : best,
  );

/** The next speed up (1) or down (-1); the fastest and the slowest stay what they are. */
export function stepSpeed(rate: number, direction: 1 | -1): number {
  const current = nearestSpeed(rate);
  return SPEEDS[SPEEDS.indexOf(current) + direction] ?? current;
}

/** The next speed up; after the fastest comes the slowest. */
export function nextSpeed(rate: number): number {
  const faster = stepSpeed(rate, 1);
  return faster === nearestSpeed(rate) ? Math.min(...SPEEDS) : faster;
}

/** '1,25×'. */
export const formatSpeed = (rate: number): string => `${String(rate).replace('.', ',')}×`;
