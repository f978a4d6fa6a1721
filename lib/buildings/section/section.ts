import { pointAt, type Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** A plane across an axis of the building: 0 along the front, 1 up, 2 out of the front; `at` in metres. */
export interface Plane {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
}

/** A point of a section, in metres: its two other axes, in their order. */
type SectionPoint = readonly [number, number];

/** A closed outline; the body lies on its left, seen with the first of its axes to the right and the second up. */
export type Loop = readonly SectionPoint[];

/** The plane passes this far from where it is asked, so that it meets no corner: a hundredth of a millimetre. */
const NUDGE = 1.234e-5;

/** Cuts a closed solid by a plane: the outlines of what is cut, counter-clockwise around matter. */
export function sectionOf(solid: Solid, { axis, at }: Plane): readonly Loop[] {
  const level = at + NUDGE;
  const next = new Map<string, { readonly to: string; readonly point: SectionPoint }>();
  const flat = (point: Vector): SectionPoint => {
    const [a = 0, b = 0] = ([0, 1, 2] as const)
      .filter((one) => one !== axis)
      .map((one) => point[one]);
    return [a, b];
  };
  for (const face of solid.faces) {
    const ends = crossings(solid, face, axis, level);
    // A face goes around its outside: it crosses the plane upwards, then downwards. Two axes out of order mirror this.
    const first = ends.find(({ isUp }) => isUp === (axis === 1));
    const last = ends.find(({ isUp }) => isUp !== (axis === 1));
    if (!first || !last) continue;
    next.set(first.key, { to: last.key, point: flat(first.point) });
  }
  return loopsOf(next);
}

/** Lists the points where the sides of a face cross a level, each named by the edge that it is on. */
function crossings(solid: Solid, face: readonly number[], axis: 0 | 1 | 2, level: number) {
  return face.flatMap((from, rank) => {
    const to = face[(rank + 1) % face.length] ?? from;
    const [a, b] = [pointAt(solid, Math.min(from, to)), pointAt(solid, Math.max(from, to))];
    if (a[axis] < level === b[axis] < level) return [];
    const ratio = (level - a[axis]) / (b[axis] - a[axis]);
    const point: Vector = [
      a[0] + ratio * (b[0] - a[0]),
      a[1] + ratio * (b[1] - a[1]),
      a[2] + ratio * (b[2] - a[2]),
    ];
    const isUp = pointAt(solid, from)[axis] < level;
    return [{ key: `${Math.min(from, to)}-${Math.max(from, to)}`, point, isUp }];
  });
}

function loopsOf(
  next: Map<string, { readonly to: string; readonly point: SectionPoint }>,
): readonly Loop[] {
  const loops: Loop[] = [];
  for (const [start] of next) {
    const loop: SectionPoint[] = [];
    let step = next.get(start);
    for (let key = start; step; step = next.get(key)) {
      next.delete(key);
      loop.push(step.point);
      key = step.to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** Returns the area of a section in square metres; holes count against it. */
export const areaOf = (loops: readonly Loop[]): number =>
  loops.reduce(
    (sum, loop) =>
      sum +
      loop.reduce((part, [x, y], rank) => {
        const [u, v] = loop[(rank + 1) % loop.length] ?? [x, y];
        return part + (x * v - u * y) / 2;
      }, 0),
    0,
  );
