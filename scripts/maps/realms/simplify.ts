import type { MapPoint } from '@/lib/map/projection';

/** How far a point lies from the stretch between two others. */
function distanceFrom({ x, y }: MapPoint, from: MapPoint, to: MapPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const near = Math.min(1, Math.max(0, t));
  return Math.hypot(x - from.x - dx * near, y - from.y - dy * near);
}

/** Leaves out the points of a line that lie within a distance of what is left (Douglas and Peucker, 1973). */
export function simplified(line: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceFrom(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}
