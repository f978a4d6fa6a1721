import { ORIGIN, TURN, subtract } from './point';
import type { Point } from './point';

/**
 * Filters the parts of a drawing with n-fold symmetry to one sector, which n rotations complete. A part belongs to the
 * sector of its mark, from `phase` to one step further; a tolerance keeps marks on the limit in exactly one sector.
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
