import type { Point } from '@/lib/surface/viewport';

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Located extends Point {
  readonly id: string;
}

const AHEAD: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * Finds the place that an arrow key reaches from another: the nearest within 45° of the arrow's direction, else the
 * nearest in the half-plane on that side; null for none.
 */
export function neighbour<T extends Located>(
  places: readonly T[],
  from: T,
  direction: Direction,
): T | null {
  const ahead = AHEAD[direction];
  const others = places
    .filter(({ id }) => id !== from.id)
    .map((place) => {
      const x = place.x - from.x;
      const y = place.y - from.y;
      return {
        place,
        along: x * ahead.x + y * ahead.y,
        aside: Math.abs(x * ahead.y + y * ahead.x),
        distance: Math.hypot(x, y),
      };
    });
  const nearest = (candidates: typeof others): T | null =>
    candidates.reduce<(typeof others)[number] | null>(
      (best, next) => (best && best.distance <= next.distance ? best : next),
      null,
    )?.place ?? null;
  return (
    nearest(others.filter(({ along, aside }) => along > 0 && aside <= along)) ??
    nearest(others.filter(({ along }) => along > 0))
  );
}
