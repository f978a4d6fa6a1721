import type { MeshPiece } from '@/lib/buildings/mesh/mesh';
import { cross, dot, normalise, subtract, type Vector } from '@/lib/buildings/solids/vector';

const RAYS_PER_VERTEX = 48;

/** Directions of the upper hemisphere, denser towards the vertical: a Hammersley set, the same at each run. */
const DIRECTIONS: readonly Vector[] = Array.from(
  { length: RAYS_PER_VERTEX },
  (_, index): Vector => {
    const height = Math.sqrt(1 - (index + 0.5) / RAYS_PER_VERTEX);
    const angle = 2 * Math.PI * radicalInverse(index);
    const radius = Math.sqrt(1 - height * height);
    return [radius * Math.cos(angle), height, radius * Math.sin(angle)];
  },
);

/** Reverses the bits of a whole number as a binary fraction: van der Corput’s sequence. */
function radicalInverse(value: number): number {
  let [bits, sum, binaryPlace] = [value, 0, 0.5];
  while (bits > 0) {
    sum += (bits & 1) * binaryPlace;
    bits >>= 1;
    binaryPlace /= 2;
  }
  return sum;
}

type Triangle = readonly [Vector, Vector, Vector];

/** Uniform grid: triangles, by the cells that their bounding boxes meet. */
class Grid {
  private readonly cells = new Map<string, Triangle[]>();

  private readonly size: number;

  constructor(triangles: readonly Triangle[], size: number) {
    this.size = size;
    for (const triangle of triangles) {
      const [low, high] = [Math.min, Math.max].map((pick) =>
        ([0, 1, 2] as const).map((axis) =>
          Math.floor(pick(...triangle.map((corner) => corner[axis])) / size),
        ),
      );
      const [x0 = 0, y0 = 0, z0 = 0] = low ?? [];
      const [x1 = 0, y1 = 0, z1 = 0] = high ?? [];
      for (let x = x0; x <= x1; x += 1)
        for (let y = y0; y <= y1; y += 1)
          for (let z = z0; z <= z1; z += 1) {
            const key = `${x},${y},${z}`;
            const cell = this.cells.get(key);
            if (cell) cell.push(triangle);
            else this.cells.set(key, [triangle]);
          }
    }
  }

  /** Tells whether a ray meets a triangle within a distance in metres; walks the grid cell by cell. */
  isBlocked(origin: Vector, direction: Vector, reach: number): boolean {
    const steps = Math.ceil((2 * reach) / this.size);
    let previousKey = '';
    for (let step = 0; step <= steps; step += 1) {
      const distance = (reach * step) / steps;
      const key = ([0, 1, 2] as const)
        .map((axis) => Math.floor((origin[axis] + distance * direction[axis]) / this.size))
        .join(',');
      if (key === previousKey) continue;
      previousKey = key;
      const cell = this.cells.get(key);
      if (cell?.some((triangle) => rayHitsTriangle(origin, direction, triangle, reach)))
        return true;
    }
    return false;
  }
}

/** Tells whether a ray meets a triangle (T. Möller and B. Trumbore, 1997). */
function rayHitsTriangle(
  origin: Vector,
  direction: Vector,
  [a, b, c]: Triangle,
  reach: number,
): boolean {
  const ab = subtract(b, a);
  const ac = subtract(c, a);
  const pVector = cross(direction, ac);
  const determinant = dot(ab, pVector);
  if (Math.abs(determinant) < 1e-9) return false;
  const tVector = subtract(origin, a);
  const u = dot(tVector, pVector) / determinant;
  if (u < 0 || u > 1) return false;
  const qVector = cross(tVector, ab);
  const v = dot(direction, qVector) / determinant;
  if (v < 0 || u + v > 1) return false;
  const distance = dot(ac, qVector) / determinant;
  return distance > 0.01 && distance < reach;
}

/** Returns three orthogonal axes, the second of which is the given normal. */
function frameOf(normal: Vector): readonly [Vector, Vector, Vector] {
  const tangent = normalise(cross(Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], normal));
  return [tangent, normal, cross(tangent, normal)];
}

/**
 * Computes the sky visibility (ambient occlusion) of each vertex of each piece: from 0, closed, to 255, open.
 * @param reach distance beyond which a face hides no sky, in metres
 * @param casters pieces that hide the sky
 */
function occlusionOf(
  pieces: readonly MeshPiece[],
  reach: number,
  casters: readonly MeshPiece[],
): readonly (readonly number[])[] {
  const triangles = casters.flatMap(({ vertices, triangles: indices }) =>
    Array.from({ length: indices.length / 3 }, (_, index): Triangle => {
      const [a, b, c] = indices
        .slice(3 * index, 3 * index + 3)
        .map((vertex) => vertices[vertex]?.position ?? ([0, 0, 0] as const));
      return [a ?? [0, 0, 0], b ?? [0, 0, 0], c ?? [0, 0, 0]];
    }),
  );
  const grid = new Grid(triangles, reach / 4);
  return pieces.map(({ vertices, triangles: indices }) => {
    // The ends of lines are never shaded.
    const lit = new Set(indices);
    return vertices.map(({ position, normal }, vertex) => {
      if (!lit.has(vertex)) return 255;
      const axes = frameOf(normal);
      const origin = ([0, 1, 2] as const).map((axis) => position[axis] + 0.06 * normal[axis]);
      const start: Vector = [origin[0] ?? 0, origin[1] ?? 0, origin[2] ?? 0];
      const openDirections = DIRECTIONS.filter((direction) => {
        const ray = ([0, 1, 2] as const).map((axis) =>
          axes.reduce(
            (sum, axisVector, index) => sum + axisVector[axis] * (direction[index] ?? 0),
            0,
          ),
        );
        return !grid.isBlocked(start, [ray[0] ?? 0, ray[1] ?? 0, ray[2] ?? 0], reach);
      });
      return Math.round((255 * openDirections.length) / RAYS_PER_VERTEX);
    });
  });
}

/** Triangles and lines of a piece, with the ids of its phases. */
interface PieceInPhases {
  readonly mesh: MeshPiece;
  readonly phases: ReadonlySet<string>;
}

/**
 * Computes the sky visibility of each vertex of each piece, from 0 to 255, in the piece's first phase: pieces of other
 * phases hide no sky.
 * @param phaseIds ids of the phases, in the order of their years
 * @param reach distance beyond which a face hides no sky, in metres
 */
export function occlusionInPhases(
  pieces: readonly PieceInPhases[],
  phaseIds: readonly string[],
  reach: number,
): readonly (readonly number[])[] {
  const skyByPiece = new Map<PieceInPhases, readonly number[]>();
  for (const phase of phaseIds) {
    const standingPieces = pieces.filter(({ phases }) => phases.has(phase));
    const newPieces = standingPieces.filter((piece) => !skyByPiece.has(piece));
    const meshes = [newPieces, standingPieces].map((list) => list.map(({ mesh }) => mesh));
    const sky = occlusionOf(meshes[0] ?? [], reach, meshes[1] ?? []);
    newPieces.forEach((piece, index) => skyByPiece.set(piece, sky[index] ?? []));
  }
  return pieces.map((piece) => skyByPiece.get(piece) ?? []);
}
