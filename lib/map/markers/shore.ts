/** How far the land goes around a place, for a marker that stands aside to stay on it. */
import type { Point } from '@/lib/surface/viewport';

/** How far, in image pixels, the land is looked for, and a marker may stand from its place. */
export const LEASH = 56;

const DIRECTIONS = 24;
const TURN = (2 * Math.PI) / DIRECTIONS;
/** A digit of base 36 is so many image pixels. */
const UNIT = 2;

/**
 * Writes how far the land goes from a point in 24 directions, clockwise from the east: one digit of base 36 each, in
 * steps of two image pixels up to `LEASH`. Undefined where no sea is as near.
 * @param isLand whether a point of the image, in pixels at zoom 1, is on land
 */
export function shoreOf(
  { x, y }: Point,
  isLand: (point: Point) => boolean,
): string | undefined {
  const digits = Array.from({ length: DIRECTIONS }, (_, turn) => {
    let away = 0;
    while (
      away < LEASH &&
      isLand({
        x: x + Math.cos(turn * TURN) * (away + UNIT),
        y: y + Math.sin(turn * TURN) * (away + UNIT),
      })
    )
      away += UNIT;
    return (away / UNIT).toString(36);
  }).join('');
  return digits === farthest.repeat(DIRECTIONS) ? undefined : digits;
}

const farthest = (LEASH / UNIT).toString(36);

/**
 * Reads how far, in image pixels, a marker may stand from its place in a direction (radians, clockwise from the
 * east) and still be on land.
 */
export function landReach(shore: string | undefined, angle: number): number {
  if (shore === undefined) return LEASH;
  const turn = Math.floor(angle / TURN);
  const reach = (at: number): number =>
    parseInt(shore.charAt(((at % DIRECTIONS) + DIRECTIONS) % DIRECTIONS), 36) * UNIT;
  return Math.min(reach(turn), reach(turn + 1));
}
