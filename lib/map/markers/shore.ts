/** Distances from a place to the sea, so that a displaced marker stays on land. */
import type { Point } from '@/lib/surface/viewport';

/** In image pixels: the largest displacement of a marker, and the range of the distances. */
export const MAX_SHIFT = 56;

const DIRECTIONS = 24;
const TURN = (2 * Math.PI) / DIRECTIONS;
/** Image pixels per unit of a base-36 digit. */
const UNIT_PX = 2;

/**
 * Encodes the distances from a point to the sea in 24 directions, clockwise from the east: a base-36 digit each, in
 * steps of two image pixels up to `MAX_SHIFT`. Undefined without sea in range.
 * @param isLand tests an image point, in pixels at zoom 1
 */
export function shoreOf(
  { x, y }: Point,
  isLand: (point: Point) => boolean,
): string | undefined {
  const digits = Array.from({ length: DIRECTIONS }, (_, turn) => {
    let distance = 0;
    while (
      distance < MAX_SHIFT &&
      isLand({
        x: x + Math.cos(turn * TURN) * (distance + UNIT_PX),
        y: y + Math.sin(turn * TURN) * (distance + UNIT_PX),
      })
    )
      distance += UNIT_PX;
    return (distance / UNIT_PX).toString(36);
  }).join('');
  return digits === farthest.repeat(DIRECTIONS) ? undefined : digits;
}

const farthest = (MAX_SHIFT / UNIT_PX).toString(36);

/**
 * Decodes how far, in image pixels, a marker may be displaced in a direction (radians, clockwise from the east) on
 * land.
 */
export function landReach(shore: string | undefined, angle: number): number {
  if (shore === undefined) return MAX_SHIFT;
  const turn = Math.floor(angle / TURN);
  const reach = (at: number): number =>
    parseInt(shore.charAt(((at % DIRECTIONS) + DIRECTIONS) % DIRECTIONS), 36) * UNIT_PX;
  return Math.min(reach(turn), reach(turn + 1));
}
