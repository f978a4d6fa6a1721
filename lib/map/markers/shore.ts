/** Distances from a place to the sea, so that a displaced marker stays on land. */
import type { Point } from '@/lib/surface/viewport';

/** Largest displacement of a marker, and range of the encoded distances, in image pixels. */
export const MAX_SHIFT = 56;

const DIRECTIONS = 24;
const SECTOR_ANGLE = (2 * Math.PI) / DIRECTIONS;
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
  const digits = Array.from({ length: DIRECTIONS }, (_, sector) => {
    let distance = 0;
    while (
      distance < MAX_SHIFT &&
      isLand({
        x: x + Math.cos(sector * SECTOR_ANGLE) * (distance + UNIT_PX),
        y: y + Math.sin(sector * SECTOR_ANGLE) * (distance + UNIT_PX),
      })
    )
      distance += UNIT_PX;
    return (distance / UNIT_PX).toString(36);
  }).join('');
  return digits === FARTHEST_DIGIT.repeat(DIRECTIONS) ? undefined : digits;
}

const FARTHEST_DIGIT = (MAX_SHIFT / UNIT_PX).toString(36);

/**
 * Decodes how far, in image pixels, a marker may be displaced in a direction (radians, clockwise from the east) on
 * land.
 */
export function landReach(shore: string | undefined, angle: number): number {
  if (shore === undefined) return MAX_SHIFT;
  const sector = Math.floor(angle / SECTOR_ANGLE);
  const distanceIn = (index: number): number =>
    parseInt(shore.charAt(((index % DIRECTIONS) + DIRECTIONS) % DIRECTIONS), 36) * UNIT_PX;
  return Math.min(distanceIn(sector), distanceIn(sector + 1));
}
