import type { Point } from '@/lib/surface/viewport';

export type Direction = 'left' | 'right' | 'up' | 'down';

interface LocatedPlace extends Point {
  readonly id: string;
}

const UNIT_VECTORS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * Finds the place that an arrow key reaches from another: the nearest within 45° of the arrow's direction, else the
 * nearest in the half-plane on that side; null for none.
 */
export function neighbour<T extends LocatedPlace>(
  places: readonly T[],
  from: T,
  direction: Direction,
): T | null {
  const unitVector = UNIT_VECTORS[direction];
  const offsets = places
    .filter(({ id }) => id !== from.id)
    .map((place) => {
      const x = place.x - from.x;
      const y = place.y - from.y;
      return {
        place,
        forward: x * unitVector.x + y * unitVector.y,
        sideways: Math.abs(x * unitVector.y + y * unitVector.x),
        distance: Math.hypot(x, y),
      };
    });
  const nearest = (candidates: typeof offsets): T | null =>
    candidates.reduce<(typeof offsets)[number] | null>(
      (best, candidate) => (best && best.distance <= candidate.distance ? best : candidate),
      null,
    )?.place ?? null;
  return (
    nearest(offsets.filter(({ forward, sideways }) => forward > 0 && sideways <= forward)) ??
    nearest(offsets.filter(({ forward }) => forward > 0))
  );
}
