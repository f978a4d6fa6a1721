import { ORIGIN, TURN, subtract } from './point';
import type { Point } from './point';

/**
 * Filters the parts of a drawing with n-fold symmetry to those of one sector, which suffice to draw it n times
 * round. A part belongs to the sector in which its mark lies, from `phase` to a step further; a small slack keeps
 * marks that lie exactly on a limit in one sector only.
 */
export function sectorOf<Part>(
  parts: readonly Part[],
  markOf: (part: Part) => Point,
  fold: number,
  centre: Point = ORIGIN,
  phase = 0,
): Part[] {
  const step = TURN / fold;
  const slack = 1e-6;
  return parts.filter((part) => {
    const { x, y } = subtract(markOf(part), centre);
    const turn = (Math.atan2(y, x) - phase + slack + 2 * TURN) % TURN;
    return turn < step;
  });
}
