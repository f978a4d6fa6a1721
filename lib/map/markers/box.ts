import type { Point } from '@/lib/surface/viewport';

/** A rectangle of the stage, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Builds the square of `size` pixels around a point. */
export const boxAround = ({ x, y }: Point, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

/** Tells whether two boxes share an area; a common edge is none. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Tells whether a box lies wholly within another. */
export const contains = (outer: Box, { left, right, top, bottom }: Box): boolean =>
  left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;

/** Tells whether the segment between two points enters a box (Liang and Barsky, 1984). */
export function crosses(from: Point, to: Point, { left, right, top, bottom }: Box): boolean {
  const xStretch = clipRange(from.x, to.x - from.x, left, right, WHOLE);
  return xStretch !== null && clipRange(from.y, to.y - from.y, top, bottom, xStretch) !== null;
}

/** A part of a segment, by the ratios of its ends. */
interface Stretch {
  readonly enter: number;
  readonly leave: number;
}

const WHOLE: Stretch = { enter: 0, leave: 1 };

/** Clips a part of a segment between two bounds on one axis; null if nothing remains. */
function clipRange(
  start: number,
  length: number,
  low: number,
  high: number,
  stretch: Stretch,
): Stretch | null {
  if (length === 0) return start > low && start < high ? stretch : null;
  const [first, last] = [(low - start) / length, (high - start) / length];
  const enter = Math.max(stretch.enter, Math.min(first, last));
  const leave = Math.min(stretch.leave, Math.max(first, last));
  return enter < leave ? { enter, leave } : null;
}
