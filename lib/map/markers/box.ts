import type { Point } from '@/lib/map/camera/viewport';

/** A rectangle of the stage, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boxAround = ({ x, y }: Point, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a box lies wholly in another. */
export const contains = (outer: Box, { left, right, top, bottom }: Box): boolean =>
  left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;

/** Whether a straight line between two points enters a box (Liang and Barsky, 1984). */
export function crosses(from: Point, to: Point, { left, right, top, bottom }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  for (const [by, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (by === 0) {
      if (room <= 0) return false;
    } else if (by < 0) enter = Math.max(enter, room / by);
    else leave = Math.min(leave, room / by);
  }
  return enter < leave;
}
