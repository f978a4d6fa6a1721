import { add, cross, scale } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { mapPolygon } from '@/lib/geometry/polygon';
import type { Polygon } from '@/lib/geometry/polygon';

/** A periodic tiling: polygons repeated along two vectors. */
export type Tiling = {
  readonly patch: readonly Polygon[];
  readonly u: Point;
  readonly v: Point;
};

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Tells whether two boxes share at least a point of their edges. */
export const touches = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Computes the numbers of steps of u and v that reach the corners of the box, in each direction. */
function stepCounts({ u, v }: Tiling, box: Box): { readonly i: number; readonly j: number } {
  const area = Math.abs(cross(u, v));
  const boxRadius = Math.max(...Object.values(box).map(Math.abs)) * Math.SQRT2;
  const steps = (vector: Point) =>
    Math.ceil((boxRadius * Math.hypot(vector.x, vector.y)) / area) + 2;
  return { i: steps(v), j: steps(u) };
}

/** Lists the polygons of a tiling that touch a box, in a fixed order. */
export function tilesWithin(tiling: Tiling, box: Box): Polygon[] {
  const { i: columns, j: rows } = stepCounts(tiling, box);
  const tiles: Polygon[] = [];
  for (let j = -rows; j <= rows; j += 1) {
    for (let i = -columns; i <= columns; i += 1) {
      const shift = add(scale(tiling.u, i), scale(tiling.v, j));
      for (const polygon of tiling.patch) {
        const tile = mapPolygon(polygon, (corner) => add(corner, shift));
        if (touches(boxOf(tile), box)) tiles.push(tile);
      }
    }
  }
  return tiles;
}
