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
  const [originX, originY, originZ] = model.origin;
  const vertexPosition = (index: number): Vector => [
    originX + (xs[index] ?? 0) * scale,
    originY + (ys[index] ?? 0) * scale,
    originZ + (zs[index] ?? 0) * scale,
  ];
  const projections = projectionsOf(model, m);
  const weights = new Float32Array(3);
  let nearestPart = -1;
  let nearestDepth = 0;
  let firstIndex = 0;
  for (const piece of model.pieces) {
    const end = firstIndex + piece.indices;
    for (let offset = isDrawn(piece) ? firstIndex : end; offset < end; offset += 3) {
      const depth = writeWeights(
        projections,
        model.indices,
        offset,
        point,
        isCut !== null,
        weights,
      );
      if (!(depth > nearestDepth)) continue;
      if (isCut) {
        const hit: [number, number, number] = [0, 0, 0];
        weights.forEach((weight, corner) => {
          const cornerPoint = vertexPosition(model.indices[offset + corner] ?? 0);
          for (const axis of [0, 1, 2] as const)
            hit[axis] += (weight / depth) * cornerPoint[axis];
        });
        if (isCut(hit)) continue;
      }
      [nearestDepth, nearestPart] = [depth, piece.part];
    }
    firstIndex = end;
  }
  return nearestPart;
}

/** Projects all vertices: x, y and the inverse of the depth of each; NaN for a vertex behind the eye. */
function projectionsOf({ positions, origin, extent }: FileModel, m: Matrix): Float32Array {
  const [xs, ys, zs] = positions;
  const [originX, originY, originZ] = origin;
  /** Returns a row of the matrix from units of the bounding box. */
  const rowOf = (offset: number): readonly [number, number, number, number] => {
    const [a = 0, b = 0, c = 0, d = 0] = [
      m[offset],
      m[4 + offset],
      m[8 + offset],
      m[12 + offset],
    ];
    const scale = extent / 65_535;
    return [a * scale, b * scale, c * scale, a * originX + b * originY + c * originZ + d];
  };
  const [a, b, c, d] = rowOf(0);
  const [e, f, g, h] = rowOf(1);
  const [i, j, k, l] = rowOf(3);
  const projections = new Float32Array(3 * xs.length);
  for (let index = 0; index < xs.length; index += 1) {
    const [x = 0, y = 0, z = 0] = [xs[index], ys[index], zs[index]];
    const w = i * x + j * y + k * z + l;
    const depth = w <= 0 ? NaN : 1 / w;
    projections[3 * index] = (a * x + b * y + c * z + d) * depth;
    projections[3 * index + 1] = (e * x + f * y + g * z + h) * depth;
    projections[3 * index + 2] = depth;
  }
  return projections;
}

/**
 * Computes the barycentric weights of a triangle at a point of the picture, each divided by the corner's depth, without
 * an allocation: a model has tens of thousands of triangles.
 * @param offset position of the triangle's first index
 * @param weights receives the three weights
 * @returns the sum of the weights, which is the inverse of the depth at the point; 0 for a point outside
 */
function writeWeights(
  projections: Float32Array,
  indices: Uint16Array,
  offset: number,
  [px, py]: readonly [number, number],
  isDoubleSided: boolean,
  weights: Float32Array,
): number {
  const a = 3 * (indices[offset] ?? 0);
  const b = 3 * (indices[offset + 1] ?? 0);
  const c = 3 * (indices[offset + 2] ?? 0);
  const projected = (index: number): number => projections[index] ?? NaN;
  const [ax, ay, bx] = [projected(a), projected(a + 1), projected(b)];
  const [by, cx, cy] = [projected(b + 1), projected(c), projected(c + 1)];
  const doubleArea = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // Rejects faces turned away, and, by NaN, faces with a corner behind the eye.
  if (!(isDoubleSided ? doubleArea !== 0 : doubleArea > 0)) return 0;
  const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / doubleArea;
  const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / doubleArea;
  const w = 1 - u - v;
  if (!(u >= 0 && v >= 0 && w >= 0)) return 0;
  weights.set([u * projected(a + 2), v * projected(b + 2), w * projected(c + 2)]);
  return u * projected(a + 2) + v * projected(b + 2) + w * projected(c + 2);
}
