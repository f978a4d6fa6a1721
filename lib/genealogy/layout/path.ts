import type { Point } from '@/lib/surface/viewport';

/** Radius of rounded corners, in pixels. */
const RADIUS = 6;

/** Draws a polyline through points, as SVG path data. */
export const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Draws a line of horizontal and vertical segments through points, with rounded corners, as SVG path data. */
export function elbow(points: readonly Point[]): string {
  const corners = points.filter((point, index) => !isSame(point, points[index - 1]));
  return corners
    .map((corner, index) => {
      const previous = corners[index - 1];
      const next = corners[index + 1];
      if (!previous) return `M${corner.x} ${corner.y}`;
      if (!next || isStraight(previous, corner, next)) return `L${corner.x} ${corner.y}`;
      const start = cornerPoint(corner, previous);
      const end = cornerPoint(corner, next);
      return `L${start.x} ${start.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
    })
    .join('');
}

const isSame = (a: Point, b: Point | undefined): boolean =>
  b !== undefined && a.x === b.x && a.y === b.y;

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y);

/** Returns the point at the corner radius from a segment's start, at most its middle, rounded to half a pixel. */
function cornerPoint(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ratio = Math.min(RADIUS, length / 2) / length;
  return {
    x: round(from.x + (to.x - from.x) * ratio),
    y: round(from.y + (to.y - from.y) * ratio),
  };
}

const round = (value: number): number => Math.round(value * 2) / 2;
