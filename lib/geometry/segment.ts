import { add, cross, dot, length, scale, subtract } from './point';
import type { Point } from './point';

export type Segment = { readonly from: Point; readonly to: Point };

const PARALLEL_TOLERANCE = 1e-9;

/**
 * Intersects two lines, each given by a point and a direction: returns the factors `t` and `u` of the two directions,
 * or null for parallel lines.
 */
export function crossingOf(
  a: Point,
  directionA: Point,
  b: Point,
  directionB: Point,
): { readonly t: number; readonly u: number } | null {
  const crossProduct = cross(directionA, directionB);
  if (Math.abs(crossProduct) < PARALLEL_TOLERANCE * length(directionA) * length(directionB))
    return null;
  const gap = subtract(b, a);
  return { t: cross(gap, directionB) / crossProduct, u: cross(gap, directionA) / crossProduct };
}

/** Intersects two segments, their ends included within `tolerance`; null without a common point. */
export function crossing(a: Segment, b: Segment, tolerance = 1e-6): Point | null {
  const [vectorA, vectorB] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const intersection = crossingOf(a.from, vectorA, b.from, vectorB);
  if (!intersection) return null;
  const [toleranceA, toleranceB] = [tolerance / length(vectorA), tolerance / length(vectorB)];
  const isOutside =
    intersection.t < -toleranceA ||
    intersection.t > 1 + toleranceA ||
    intersection.u < -toleranceB ||
    intersection.u > 1 + toleranceB;
  return isOutside ? null : add(a.from, scale(vectorA, intersection.t));
}

/** Projects a point onto a segment: returns the ratio along the segment (0 at `from`, 1 at `to`). */
export function ratioAlong({ from, to }: Segment, point: Point): number {
  const vector = subtract(to, from);
  return dot(subtract(point, from), vector) / dot(vector, vector);
}
