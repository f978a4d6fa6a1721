import { ORIGIN, TURN, subtract } from './point';
import type { Point } from './point';

/**
 * Filters the parts of a drawing with n-fold symmetry to one sector, which n rotations complete. A part belongs to the
 * sector of its point, from `phase` to one step further; a tolerance keeps points on the limit in exactly one sector.
 */
export function sectorOf<Part>(
  parts: readonly Part[],
  pointOf: (part: Part) => Point,
  fold: number,
  centre: Point = ORIGIN,
  phase = 0,
): Part[] {
  const step = TURN / fold;
  const tolerance = 1e-6;
  return parts.filter((part) => {
    const { x, y } = subtract(pointOf(part), centre);
    const angle = (Math.atan2(y, x) - phase + tolerance + 2 * TURN) % TURN;
    return angle < step;
  });
}
