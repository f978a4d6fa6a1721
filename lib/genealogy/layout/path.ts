import type { Point } from '@/lib/surface/viewport';

/** In pixels: the radius of rounded corners. */
const RADIUS = 6;

/** Draws a polyline through points, as SVG path data. */
export const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Draws a line of horizontal and vertical segments through points, with rounded corners, as SVG path data. */
export function elbow(points: readonly Point[]): string {
  const corners = points.filter((point, index) => !isSame(point, points[index - 1]));
  return corners
    .map((corner, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${corner.x} ${corner.y}`;
      if (!after || isStraight(before, corner, after)) return `L${corner.x} ${corner.y}`;
      const start = towards(corner, before);
      const end = towards(corner, after);
      return `L${start.x} ${start.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
    })
    .join('');
}

const isSame = (one: Point, other: Point | undefined): boolean =>
  other !== undefined && one.x === other.x && one.y === other.y;

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y);

/** Returns the point at the corner radius from a segment's start, at most its middle, rounded to half a pixel. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ratio = Math.min(RADIUS, length / 2) / length;
  return {
    x: round(from.x + (to.x - from.x) * ratio),
    y: round(from.y + (to.y - from.y) * ratio),
  };
}

const round = (value: number): number => Math.round(value * 2) / 2;
