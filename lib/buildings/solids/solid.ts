import { cross, dot, normalise, subtract, type Vector } from '@/lib/buildings/solids/vector';

/** How the edges of a solid are drawn: strong, fine, or not at all. */
type Stroke = 'outline' | 'detail' | 'none';

/** A closed body: its corners, and its faces as convex polygons, counter-clockwise from outside. */
export interface Solid {
  readonly points: readonly Vector[];
  readonly faces: readonly (readonly number[])[];
  /** Whether its faces approximate a curved surface. */
  readonly isSmooth?: boolean;
  /** A shade of its material, from 0 to 31; 16 is the material as it is. */
  readonly shade?: number;
  /** Of its creases; 'outline' when absent. */
  readonly stroke?: Stroke;
  /** Lines on its surface, each from point to point: strong ones, fine ones. */
  readonly outlines?: readonly (readonly Vector[])[];
  readonly details?: readonly (readonly Vector[])[];
}

/** Returns the point of a rank of a solid. */
export function pointAt({ points }: Pick<Solid, 'points'>, rank: number): Vector {
  const point = points[rank];
  if (!point) throw new RangeError(`A solid has no point ${rank}.`);
  return point;
}

/** Lists the triangles of a solid, each face as a fan. */
const trianglesOf = (solid: Solid): readonly (readonly [Vector, Vector, Vector])[] =>
  solid.faces.flatMap((face) => {
    const [first = 0, ...rest] = face;
    return rest.slice(1).map((last, rank) => {
      const middle = rest[rank] ?? first;
      return [pointAt(solid, first), pointAt(solid, middle), pointAt(solid, last)] as const;
    });
  });

/** Returns the volume of a solid in cubic metres; negative when its faces are turned inside out. */
export const volumeOf = (solid: Solid): number =>
  trianglesOf(solid).reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)) / 6, 0);

/** Returns the normal of a face, of length 1 (Newell’s method, exact for any planar polygon). */
export function normalOf(solid: Solid, face: readonly number[]): Vector {
  const origin = pointAt(solid, face[0] ?? 0);
  const corners = face.map((rank) => subtract(pointAt(solid, rank), origin));
  let sum: Vector = [0, 0, 0];
  for (const [rank, corner] of corners.entries()) {
    const [x, y, z] = cross(corner, corners[(rank + 1) % corners.length] ?? corner);
    sum = [sum[0] + x, sum[1] + y, sum[2] + z];
  }
  return normalise(sum);
}

/** Lists the directed edges of a solid, each by the ranks of its ends. */
export const edgesOf = ({ faces }: Solid): readonly (readonly [number, number])[] =>
  faces.flatMap((face) =>
    face.map((from, rank) => [from, face[(rank + 1) % face.length] ?? from] as const),
  );

/** Tells whether each edge of a solid belongs to exactly two faces, which go along it in opposite directions. */
export function isClosed(solid: Solid): boolean {
  const edges = edgesOf(solid).map(([from, to]) => `${from}>${to}`);
  const known = new Set(edges);
  return (
    known.size === edges.length &&
    edgesOf(solid).every(([from, to]) => from !== to && known.has(`${to}>${from}`))
  );
}
