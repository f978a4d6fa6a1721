import type { Point } from '@/lib/surface/viewport';

/** In pixels a millisecond: the least release speed for a glide. */
const MIN_SPEED = 0.3;
/** In milliseconds: a pause before the release that prevents a glide. */
const REST_MS = 100;
/** In milliseconds: the time constant of the glide's exponential decay. */
const DECAY_MS = 180;
/** In milliseconds: the duration of a glide. */
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
  const recent = movements.filter(({ at }) => now - at <= REST_MS);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || recent.length < 2 || last.at === first.at) return null;
  const elapsed = last.at - first.at;
  // The first movement only marks the start of the interval: its own offset lies before.
  const path = recent.slice(1).reduce((sum, { by }) => ({ x: sum.x + by.x, y: sum.y + by.y }), {
    x: 0,
    y: 0,
  });
  const speed = { x: path.x / elapsed, y: path.y / elapsed };
  return Math.hypot(speed.x, speed.y) > MIN_SPEED ? speed : null;
}

/** Computes the offset of a glide, in pixels, at a time in milliseconds after the release. */
export function glide(speed: Point, elapsed: number): Point {
  const distance = DECAY_MS * (1 - Math.exp(-Math.min(elapsed, GLIDE_MS) / DECAY_MS));
  return { x: speed.x * distance, y: speed.y * distance };
}
