import { nearestSpeed, SPEEDS } from '@/lib/player/base/speed';

/** Steps to the next playback rate up (1) or down (-1), within the list. */
export function stepSpeed(rate: number, direction: 1 | -1): number {
  const current = nearestSpeed(rate);
  return SPEEDS[SPEEDS.indexOf(current) + direction] ?? current;
}

/** Steps to the next playback rate up; from the fastest to the slowest. */
export function nextSpeed(rate: number): number {
  const faster = stepSpeed(rate, 1);
  return faster === nearestSpeed(rate) ? Math.min(...SPEEDS) : faster;
}

/** Formats a playback rate: '1,25×'. */
export const formatSpeed = (rate: number): string => `${String(rate).replace('.', ',')}×`;
