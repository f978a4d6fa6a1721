import type { MapPoint } from '@/lib/map/projection';

/** Computes the distance of a point from the segment between two others. */
function distanceFrom({ x, y }: MapPoint, from: MapPoint, to: MapPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const clamped = Math.min(1, Math.max(0, t));
  return Math.hypot(x - from.x - dx * clamped, y - from.y - dy * clamped);
}

/** Simplifies a line, dropping points within a distance of the result (Douglas and Peucker, 1973). */
export function simplify(line: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, farthestIndex] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceFrom(point, first, last);
    if (distance > farthest) [farthest, farthestIndex] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthestIndex + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthestIndex), tolerance),
  ];
}
