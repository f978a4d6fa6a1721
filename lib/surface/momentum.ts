import type { Point } from '@/lib/surface/viewport';

/** Speed, in pixels a millisecond, from which a released map glides on. */
const LEAST_SPEED = 0.3;
/** A hand that rested this long before letting go, in milliseconds, did not throw the map. */
const REST_MS = 100;
/** The glide loses its speed exponentially with this time constant, in milliseconds… */
const DECAY_MS = 180;
/** …and ends after this many, so that its last frame comes before 800. */
export const GLIDE_MS = 760;

/** A movement of the pointer: when (milliseconds) and by how much. */
export interface Movement {
  readonly at: number;
  readonly by: Point;
}

/**
 * Returns the speed, in pixels a millisecond, with which a surface is released, from the movements of the last 100 ms; null
 * when it was at rest or slower than 0.3.
 */
export function releaseSpeed(movements: readonly Movement[], now: number): Point | null {
  const recent = movements.filter(({ at }) => now - at <= REST_MS);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || recent.length < 2 || last.at === first.at) return null;
  const elapsed = last.at - first.at;
  // The first movement ended when the window began: it tells the beginning of the path, not a part of it.
  const path = recent.slice(1).reduce((sum, { by }) => ({ x: sum.x + by.x, y: sum.y + by.y }), {
    x: 0,
    y: 0,
  });
  const speed = { x: path.x / elapsed, y: path.y / elapsed };
  return Math.hypot(speed.x, speed.y) > LEAST_SPEED ? speed : null;
}

/** Returns how far a surface has glided, in pixels, this many milliseconds after its release. */
export function glide(speed: Point, elapsed: number): Point {
  const distance = DECAY_MS * (1 - Math.exp(-Math.min(elapsed, GLIDE_MS) / DECAY_MS));
  return { x: speed.x * distance, y: speed.y * distance };
}
