import { MATERIALS } from '@/lib/buildings/models/material';
import type { Piece } from '@/lib/buildings/models/model';
import { directedEdges, normalOf, vertexAt, type Solid } from '@/lib/buildings/solids/solid';
import { dot, normalise, type Vector } from '@/lib/buildings/solids/vector';

/** Vertex of a triangle, with its normal. */
export interface Vertex {
  readonly position: Vector;
  readonly normal: Vector;
  /** Shade of the material, from 0 to 31. */
  readonly shade: number;
}

/** Piece as triangles and lines, which are indices of the piece's vertices. */
export interface MeshPiece {
  readonly part: string;
  readonly phases: readonly string[] | null;
  readonly material: number;
  readonly vertices: readonly Vertex[];
  readonly triangles: readonly number[];
  /** Pairs of indices: strong lines, then fine lines. */
  readonly outlines: readonly number[];
  readonly details: readonly number[];
}

/** Angle between two faces from which their edge is drawn, in degrees. */
const CREASE_ANGLE = 25;

/** Cosine of the largest angle between two faces that share a smooth normal. */
const SMOOTH_COSINE = Math.cos((50 * Math.PI) / 180);

/** Converts the solids of a model to triangles with normals, and their edges to lines. */
export const meshOf = (pieces: readonly Piece[]): readonly MeshPiece[] => pieces.map(meshPiece);

function meshPiece({ part, material, phases, solids }: Piece): MeshPiece {
  const { list, indexOf, indexAt } = vertexList();
  const triangles: number[] = [];
  const lines = { outline: [] as number[], detail: [] as number[], none: [] as number[] };
  for (const solid of solids) {
    const normals = solid.faces.map((face) => normalOf(solid, face));
    const corners = solid.isSmooth ? smoothNormals(solid, normals) : null;
    const { shade = 16, stroke = 'outline' } = solid;
    solid.faces.forEach((face, index) => {
      const flat = normals[index] ?? [0, 1, 0];
      // Skips faces without an area.
      if (Math.hypot(...flat) < 0.5) return;
      const [apex = 0, ...otherCorners] = face.map((point, corner) =>
        indexOf({
          position: vertexAt(solid, point),
          normal: corners?.[index]?.[corner] ?? flat,
          shade,
        }),
      );
      otherCorners
        .slice(1)
        .forEach((corner, previousIndex) =>
          triangles.push(apex, otherCorners[previousIndex] ?? apex, corner),
        );
    });
    for (const [from, to] of stroke === 'none' ? [] : creases(solid, normals))
      lines[stroke].push(...[from, to].map((point) => indexAt(vertexAt(solid, point), shade)));
    for (const style of ['outline', 'detail'] as const)
      for (const line of solid[`${style}s`] ?? [])
        lines[style].push(...segmentsOf(line).map((position) => indexAt(position, shade)));
  }
  return {
    part,
    phases: phases ?? null,
    material: MATERIALS.indexOf(material),
    vertices: list,
    triangles,
    outlines: lines.outline,
    details: lines.detail,
  };
}

/** Lists the two ends of each segment of a polyline. */
const segmentsOf = (line: readonly Vector[]): readonly Vector[] =>
  line.slice(1).flatMap((end, index) => [line[index] ?? end, end]);

/** Creates an index of distinct vertices: by all their values, or, for the end of a line, by their position. */
function vertexList() {
  const list: Vertex[] = [];
  const indexByVertex = new Map<string, number>();
  const indexByPosition = new Map<string, number>();
  const add = (vertex: Vertex): number => {
    const index = list.push(vertex) - 1;
    indexByVertex.set(JSON.stringify(vertex), index);
    indexByPosition.set(vertex.position.join(), index);
    return index;
  };
  return {
    list,
    indexOf: (vertex: Vertex): number =>
      indexByVertex.get(JSON.stringify(vertex)) ?? add(vertex),
    indexAt: (position: Vector, shade: number): number =>
      indexByPosition.get(position.join()) ?? add({ position, normal: [0, 1, 0], shade }),
  };
}

/** Lists each edge between two faces that meet at an angle, once, as the indices of its ends. */
function creases(
  solid: Solid,
  normals: readonly Vector[],
): readonly (readonly [from: number, to: number])[] {
  const limit = Math.cos((CREASE_ANGLE * Math.PI) / 180);
  const faces = solid.faces.flatMap((face, index) => face.map(() => index));
  const edges = directedEdges(solid);
  const faceByEdge = new Map(
    edges.map(([from, to], index) => [`${from}>${to}`, faces[index] ?? 0]),
  );
  return edges.flatMap(([from, to], index) => {
    const face = faces[index] ?? 0;
    const oppositeFace = faceByEdge.get(`${to}>${from}`);
    if (oppositeFace === undefined || from > to) return [];
    const [a, b] = [normals[face], normals[oppositeFace]];
    return a && b && dot(a, b) < limit ? [[from, to] as const] : [];
  });
}

/** Computes the normal of each corner of each face: the mean over the adjacent faces within the smooth angle. */
function smoothNormals(
  solid: Solid,
  normals: readonly Vector[],
): readonly (readonly Vector[])[] {
  const facesByPoint = solid.points.map((): number[] => []);
  solid.faces.forEach((face, index) =>
    face.forEach((point) => facesByPoint[point]?.push(index)),
  );
  return solid.faces.map((face, index) => {
    const faceNormal = normals[index] ?? [0, 1, 0];
    return face.map((point) =>
      normalise(
        (facesByPoint[point] ?? []).reduce(
          (sum: Vector, adjacentFace): Vector => {
            const normal = normals[adjacentFace] ?? faceNormal;
            if (dot(faceNormal, normal) < SMOOTH_COSINE) return sum;
            return [sum[0] + normal[0], sum[1] + normal[1], sum[2] + normal[2]];
          },
          [0, 0, 0],
        ),
      ),
    );
  });
}
