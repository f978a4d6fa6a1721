import { nearestSpeed, SPEEDS } from '@/lib/player/base/speed';

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
