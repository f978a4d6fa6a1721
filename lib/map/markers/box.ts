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
  const xClip = clipRange(from.x, to.x - from.x, left, right, WHOLE_SEGMENT);
  return xClip !== null && clipRange(from.y, to.y - from.y, top, bottom, xClip) !== null;
}

/** A part of a segment, by the ratios of its ends. */
interface Clip {
  readonly enter: number;
  readonly leave: number;
}

const WHOLE_SEGMENT: Clip = { enter: 0, leave: 1 };

/** Clips a part of a segment between two bounds on one axis; null if nothing remains. */
function clipRange(
  start: number,
  length: number,
  min: number,
  max: number,
  clip: Clip,
): Clip | null {
  if (length === 0) return start > min && start < max ? clip : null;
  const [ratioA, ratioB] = [(min - start) / length, (max - start) / length];
  const enter = Math.max(clip.enter, Math.min(ratioA, ratioB));
  const leave = Math.min(clip.leave, Math.max(ratioA, ratioB));
  return enter < leave ? { enter, leave } : null;
}
