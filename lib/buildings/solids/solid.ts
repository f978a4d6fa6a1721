import { cross, dot, normalise, subtract, type Vector } from '@/lib/buildings/solids/vector';

/** Stroke of the edges of a solid: strong, fine, or none. */
type Stroke = 'outline' | 'detail' | 'none';

/** Closed polyhedron. */
export interface Solid {
  /** Vertices, in metres. */
  readonly points: readonly Vector[];
  /** Convex polygons, as indices of vertices, counter-clockwise from outside. */
  readonly faces: readonly (readonly number[])[];
  /** Whether the faces approximate a curved surface. */
  readonly isSmooth?: boolean;
  /** Shade of the material, from 0, dark, to 31, light; 16 is the colour of the palette. */
  readonly shade?: number;
  /** Stroke of the edges; 'outline' when absent. */
  readonly stroke?: Stroke;
  /** Polylines on the surface: strong lines, fine lines. */
  readonly outlines?: readonly (readonly Vector[])[];
  readonly details?: readonly (readonly Vector[])[];
}

/** Returns the vertex of a solid at an index, from 0; throws a RangeError for an index without a vertex. */
export function vertexAt({ points }: Pick<Solid, 'points'>, index: number): Vector {
  const point = points[index];
  if (!point) throw new RangeError(`A solid has no point ${index}.`);
  return point;
}

/** Lists the triangles of a solid; triangulates each face as a fan. */
const trianglesOf = (solid: Solid): readonly (readonly [Vector, Vector, Vector])[] =>
  solid.faces.flatMap((face) => {
    const [apex = 0, ...otherCorners] = face;
    return otherCorners.slice(1).map((corner, index) => {
      const previousCorner = otherCorners[index] ?? apex;
      return [
        vertexAt(solid, apex),
        vertexAt(solid, previousCorner),
        vertexAt(solid, corner),
      ] as const;
    });
  });

/** Computes the volume of a solid in cubic metres; negative when its faces are oriented inwards. */
export const volumeOf = (solid: Solid): number =>
  trianglesOf(solid).reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)) / 6, 0);

/** Computes the unit normal of a face (Newell’s method, exact for any planar polygon). */
export function normalOf(solid: Solid, face: readonly number[]): Vector {
  const origin = vertexAt(solid, face[0] ?? 0);
  const corners = face.map((index) => subtract(vertexAt(solid, index), origin));
  let sum: Vector = [0, 0, 0];
  for (const [index, corner] of corners.entries()) {
    const [x, y, z] = cross(corner, corners[(index + 1) % corners.length] ?? corner);
    sum = [sum[0] + x, sum[1] + y, sum[2] + z];
  }
  return normalise(sum);
}

/** Lists the directed edges of a solid, each as the indices of its ends. */
export const directedEdges = ({ faces }: Solid): readonly (readonly [number, number])[] =>
  faces.flatMap((face) =>
    face.map((from, index) => [from, face[(index + 1) % face.length] ?? from] as const),
  );

/** Tells whether a solid is closed: each edge belongs to two faces, which traverse it in opposite directions. */
export function isClosed(solid: Solid): boolean {
  const edges = directedEdges(solid).map(([from, to]) => `${from}>${to}`);
  const distinctEdges = new Set(edges);
  return (
    distinctEdges.size === edges.length &&
    directedEdges(solid).every(
      ([from, to]) => from !== to && distinctEdges.has(`${to}>${from}`),
    )
  );
}
