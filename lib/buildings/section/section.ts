import { vertexAt, type Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Plane perpendicular to an axis of the building: 0 along the front, 1 up, 2 out of the front; `at` in metres. */
export interface Plane {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
}

/** Point of a section, in metres along the two other axes, in their order. */
type SectionPoint = readonly [number, number];

/** Closed outline with the body on its left, when the first axis points right and the second up. */
export type Loop = readonly SectionPoint[];

/** Offset of the plane that keeps it away from corners, in metres: a hundredth of a millimetre. */
const PLANE_OFFSET = 1.234e-5;

/** Computes the outlines of the cross-section of a closed solid, counter-clockwise around its matter. */
export function sectionOf(solid: Solid, { axis, at }: Plane): readonly Loop[] {
  const level = at + PLANE_OFFSET;
  const edgeLinks = new Map<string, { readonly to: string; readonly point: SectionPoint }>();
  const toSectionPoint = (point: Vector): SectionPoint => {
    const [a = 0, b = 0] = ([0, 1, 2] as const)
      .filter((otherAxis) => otherAxis !== axis)
      .map((otherAxis) => point[otherAxis]);
    return [a, b];
  };
  for (const face of solid.faces) {
    const faceCrossings = crossings(solid, face, axis, level);
    // Pairs each upward crossing with the next downward crossing, and inversely in a horizontal section, whose outlines
    // are mirrored because its axes are out of order.
    const entry = faceCrossings.find(({ isUp }) => isUp === (axis === 1));
    const exit = faceCrossings.find(({ isUp }) => isUp !== (axis === 1));
    if (!entry || !exit) continue;
    edgeLinks.set(entry.key, { to: exit.key, point: toSectionPoint(entry.point) });
  }
  return loopsOf(edgeLinks);
}

/** Lists the points where the sides of a face cross a level, each with a key of its edge. */
function crossings(solid: Solid, face: readonly number[], axis: 0 | 1 | 2, level: number) {
  return face.flatMap((from, index) => {
    const to = face[(index + 1) % face.length] ?? from;
    const [a, b] = [vertexAt(solid, Math.min(from, to)), vertexAt(solid, Math.max(from, to))];
    if (a[axis] < level === b[axis] < level) return [];
    const ratio = (level - a[axis]) / (b[axis] - a[axis]);
    const point: Vector = [
      a[0] + ratio * (b[0] - a[0]),
      a[1] + ratio * (b[1] - a[1]),
      a[2] + ratio * (b[2] - a[2]),
    ];
    const isUp = vertexAt(solid, from)[axis] < level;
    return [{ key: `${Math.min(from, to)}-${Math.max(from, to)}`, point, isUp }];
  });
}

function loopsOf(
  edgeLinks: Map<string, { readonly to: string; readonly point: SectionPoint }>,
): readonly Loop[] {
  const loops: Loop[] = [];
  for (const [start] of edgeLinks) {
    const loop: SectionPoint[] = [];
    let link = edgeLinks.get(start);
    for (let key = start; link; link = edgeLinks.get(key)) {
      edgeLinks.delete(key);
      loop.push(link.point);
      key = link.to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** Computes the area of a section in square metres, holes subtracted. */
export const areaOf = (loops: readonly Loop[]): number =>
  loops.reduce(
    (sum, loop) =>
      sum +
      loop.reduce((loopSum, [x, y], index) => {
        const [u, v] = loop[(index + 1) % loop.length] ?? [x, y];
        return loopSum + (x * v - u * y) / 2;
      }, 0),
    0,
  );
