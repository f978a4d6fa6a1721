import type { MapPoint } from '@/lib/map/projection';

/** Computes the distance of a point from a segment. */
function distanceFrom({ x, y }: MapPoint, from: MapPoint, to: MapPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const clampedRatio = Math.min(1, Math.max(0, t));
  return Math.hypot(x - from.x - dx * clampedRatio, y - from.y - dy * clampedRatio);
}

/** Simplifies a line, dropping points within a distance of the result (Douglas and Peucker, 1973). */
export function simplify(line: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [firstPoint, lastPoint] = [line[0], line.at(-1)];
  if (!firstPoint || !lastPoint || line.length < 3) return line;
  let [maxDistance, farthestIndex] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceFrom(point, firstPoint, lastPoint);
    if (distance > maxDistance) [maxDistance, farthestIndex] = [distance, index];
  }
  if (maxDistance <= tolerance) return [firstPoint, lastPoint];
  return [
    ...simplify(line.slice(0, farthestIndex + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthestIndex), tolerance),
  ];
}
