import type { Matrix } from '@/lib/buildings/camera';
import type { FileModel, FilePiece } from '@/lib/buildings/file/format';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Visible geometry of a picture, for hit tests. */
export interface Touchable {
  readonly matrix: Matrix;
  readonly isDrawn: (piece: FilePiece) => boolean;
  /** Tells whether a point, in metres, is left out by the plane that cuts the building; null without a plane. */
  readonly isCut: ((place: Vector) => boolean) | null;
}

/**
 * Finds the nearest part at a point in normalised device coordinates, from -1 to 1: its index, or -1. Tests all
 * triangles, which takes some milliseconds. Where a plane cuts a body, its inner side is the nearest.
 */
export function partAt(
  model: FileModel,
  { matrix: m, isDrawn, isCut }: Touchable,
  point: readonly [number, number],
): number {
  const [xs, ys, zs] = model.positions;
  const scale = model.extent / 65_535;
  const [ox, oy, oz] = model.origin;
  const placeOf = (rank: number): Vector => [
    ox + (xs[rank] ?? 0) * scale,
    oy + (ys[rank] ?? 0) * scale,
    oz + (zs[rank] ?? 0) * scale,
  ];
  const projections = new Float32Array(3 * xs.length);
  for (let rank = 0; rank < xs.length; rank += 1) {
    const [x, y, z] = placeOf(rank);
    const row = (at: number): number =>
      (m[at] ?? 0) * x + (m[4 + at] ?? 0) * y + (m[8 + at] ?? 0) * z + (m[12 + at] ?? 0);
    const w = row(3);
    // Vertices behind the eye are excluded by NaN.
    const depth = w <= 0 ? NaN : 1 / w;
    projections.set([row(0) * depth, row(1) * depth, depth], 3 * rank);
  }
  let found = -1;
  let nearest = 0;
  let first = 0;
  for (const piece of model.pieces) {
    if (isDrawn(piece))
      for (let at = first; at < first + piece.indices; at += 3) {
        const ranks = model.indices.subarray(at, at + 3);
        const shares = sharesAt(projections, ranks, point, isCut !== null);
        const depth = shares.reduce((sum, share) => sum + share, 0);
        if (!(depth > nearest)) continue;
        if (isCut) {
          const hit: [number, number, number] = [0, 0, 0];
          shares.forEach((share, corner) => {
            const place = placeOf(ranks[corner] ?? 0);
            for (const axis of [0, 1, 2] as const) hit[axis] += (share / depth) * place[axis];
          });
          if (isCut(hit)) continue;
        }
        [nearest, found] = [depth, piece.part];
      }
    first += piece.indices;
  }
  return found;
}

/**
 * Computes the barycentric weights of a triangle at a point of the picture, each divided by the corner's depth: their
 * sum is the inverse of the depth at that point. Returns an empty list for a point outside.
 */
function sharesAt(
  projections: Float32Array,
  ranks: Uint16Array,
  [px, py]: readonly [number, number],
  isDouble: boolean,
): readonly number[] {
  const [a = 0, b = 0, c = 0] = [...ranks].map((rank) => 3 * rank);
  const at = (rank: number): number => projections[rank] ?? NaN;
  const [ax, ay, bx, by] = [at(a), at(a + 1), at(b), at(b + 1)];
  const [cx, cy] = [at(c), at(c + 1)];
  const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // Rejects faces turned away, and, by NaN, faces with a corner behind the eye.
  if (!(isDouble ? whole !== 0 : whole > 0)) return [];
  const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / whole;
  const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / whole;
  const w = 1 - u - v;
  return u >= 0 && v >= 0 && w >= 0 ? [u * at(a + 2), v * at(b + 2), w * at(c + 2)] : [];
}
