import type { Point } from '@/lib/surface/viewport';

/** Least release speed for a glide, in pixels a millisecond. */
const MIN_SPEED = 0.3;
/** Pause before the release that prevents a glide, in milliseconds. */
const REST_MS = 100;
/** Time constant of the glide's exponential decay, in milliseconds. */
const DECAY_MS = 180;
/** Duration of a glide, in milliseconds. */
export const GLIDE_MS = 760;

/** A pointer movement: its time in milliseconds and its offset. */
export interface Movement {
  readonly at: number;
  readonly by: Point;
}

/**
 * Computes the release speed of a surface, in pixels a millisecond, from the movements of the last 100 ms; null at rest
 * or below 0.3.
 */
export function releaseSpeed(movements: readonly Movement[], now: number): Point | null {
  const recentMovements = movements.filter(({ at }) => now - at <= REST_MS);
  const firstMovement = recentMovements[0];
  const lastMovement = recentMovements.at(-1);
  if (
    !firstMovement ||
    !lastMovement ||
    recentMovements.length < 2 ||
    lastMovement.at === firstMovement.at
  )
    return null;
  const elapsed = lastMovement.at - firstMovement.at;
  // The first movement only marks the start of the interval: its own offset lies before.
  const total = recentMovements
    .slice(1)
    .reduce((sum, { by }) => ({ x: sum.x + by.x, y: sum.y + by.y }), {
      x: 0,
      y: 0,
    });
  const speed = { x: total.x / elapsed, y: total.y / elapsed };
  return Math.hypot(speed.x, speed.y) > MIN_SPEED ? speed : null;
}

/** Computes the offset of a glide, in pixels, at a time in milliseconds after the release. */
export function glide(speed: Point, elapsed: number): Point {
  const distance = DECAY_MS * (1 - Math.exp(-Math.min(elapsed, GLIDE_MS) / DECAY_MS));
  return { x: speed.x * distance, y: speed.y * distance };
}
