import { add, cross, dot, length, scale, subtract } from './point';
import type { Point } from './point';

export type Segment = { readonly from: Point; readonly to: Point };

const PARALLEL = 1e-9;

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
  const turn = cross(directionA, directionB);
  if (Math.abs(turn) < PARALLEL * length(directionA) * length(directionB)) return null;
  const gap = subtract(b, a);
  return { t: cross(gap, directionB) / turn, u: cross(gap, directionA) / turn };
}

/** Intersects two segments, their ends included within `slack`; null without a common point. */
export function crossing(a: Segment, b: Segment, slack = 1e-6): Point | null {
  const [alongA, alongB] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const intersection = crossingOf(a.from, alongA, b.from, alongB);
  if (!intersection) return null;
  const [slackA, slackB] = [slack / length(alongA), slack / length(alongB)];
  const isOutside =
    intersection.t < -slackA ||
    intersection.t > 1 + slackA ||
    intersection.u < -slackB ||
    intersection.u > 1 + slackB;
  return isOutside ? null : add(a.from, scale(alongA, intersection.t));
}

/** Projects a point onto a segment: returns the ratio along it (0 at `from`, 1 at `to`). */
export function shareAlong({ from, to }: Segment, point: Point): number {
  const along = subtract(to, from);
  return dot(subtract(point, from), along) / dot(along, along);
}
