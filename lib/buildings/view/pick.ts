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
  const projections = projectionsOf(model, m);
  const weights = new Float32Array(3);
  let found = -1;
  let nearest = 0;
  let first = 0;
  for (const piece of model.pieces) {
    const end = first + piece.indices;
    for (let at = isDrawn(piece) ? first : end; at < end; at += 3) {
      const depth = weigh(projections, model.indices, at, point, isCut !== null, weights);
      if (!(depth > nearest)) continue;
      if (isCut) {
        const hit: [number, number, number] = [0, 0, 0];
        weights.forEach((weight, corner) => {
          const place = placeOf(model.indices[at + corner] ?? 0);
          for (const axis of [0, 1, 2] as const) hit[axis] += (weight / depth) * place[axis];
        });
        if (isCut(hit)) continue;
      }
      [nearest, found] = [depth, piece.part];
    }
    first = end;
  }
  return found;
}

/** Projects all vertices: x, y and the inverse of the depth of each; NaN for a vertex behind the eye. */
function projectionsOf({ positions, origin, extent }: FileModel, m: Matrix): Float32Array {
  const [xs, ys, zs] = positions;
  const [ox, oy, oz] = origin;
  /** Returns a row of the matrix from units of the bounding box. */
  const rowOf = (at: number): readonly [number, number, number, number] => {
    const [a = 0, b = 0, c = 0, d = 0] = [m[at], m[4 + at], m[8 + at], m[12 + at]];
    const scale = extent / 65_535;
    return [a * scale, b * scale, c * scale, a * ox + b * oy + c * oz + d];
  };
  const [a, b, c, d] = rowOf(0);
  const [e, f, g, h] = rowOf(1);
  const [i, j, k, l] = rowOf(3);
  const projections = new Float32Array(3 * xs.length);
  for (let rank = 0; rank < xs.length; rank += 1) {
    const [x = 0, y = 0, z = 0] = [xs[rank], ys[rank], zs[rank]];
    const w = i * x + j * y + k * z + l;
    const depth = w <= 0 ? NaN : 1 / w;
    projections[3 * rank] = (a * x + b * y + c * z + d) * depth;
    projections[3 * rank + 1] = (e * x + f * y + g * z + h) * depth;
    projections[3 * rank + 2] = depth;
  }
  return projections;
}

/**
 * Computes the barycentric weights of a triangle at a point of the picture, each divided by the corner's depth, without
 * an allocation: a model has tens of thousands of triangles.
 * @param at position of the triangle's first index
 * @param weights receives the three weights
 * @returns the sum of the weights, which is the inverse of the depth at the point; 0 for a point outside
 */
function weigh(
  projections: Float32Array,
  indices: Uint16Array,
  at: number,
  [px, py]: readonly [number, number],
  isDouble: boolean,
  weights: Float32Array,
): number {
  const a = 3 * (indices[at] ?? 0);
  const b = 3 * (indices[at + 1] ?? 0);
  const c = 3 * (indices[at + 2] ?? 0);
  const value = (index: number): number => projections[index] ?? NaN;
  const [ax, ay, bx] = [value(a), value(a + 1), value(b)];
  const [by, cx, cy] = [value(b + 1), value(c), value(c + 1)];
  const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // Rejects faces turned away, and, by NaN, faces with a corner behind the eye.
  if (!(isDouble ? whole !== 0 : whole > 0)) return 0;
  const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / whole;
  const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / whole;
  const w = 1 - u - v;
  if (!(u >= 0 && v >= 0 && w >= 0)) return 0;
  weights.set([u * value(a + 2), v * value(b + 2), w * value(c + 2)]);
  return u * value(a + 2) + v * value(b + 2) + w * value(c + 2);
}
