import type { Matrix } from '@/lib/buildings/camera';
import type { FileModel, FilePiece } from '@/lib/buildings/file/format';

/** What can be touched in a picture. */
export interface Touchable {
  readonly matrix: Matrix;
  readonly isDrawn: (piece: FilePiece) => boolean;
  /** Whether a point, in metres, is left out by the plane that cuts the building. */
  readonly isCut: (x: number, y: number, z: number) => boolean;
}

/**
 * Finds the part that is seen at a point of the picture, from -1 to 1 each way: the rank of the nearest one; -1 for none.
 * It walks through all triangles: some milliseconds, on a press only.
 */
export function partAt(
  model: FileModel,
  { matrix: m, isDrawn, isCut }: Touchable,
  [px, py]: readonly [number, number],
): number {
  const [xs, ys, zs] = model.positions;
  const scale = model.extent / 65_535;
  const [ox, oy, oz] = model.origin;
  const count = xs.length;
  const seen = new Float32Array(3 * count);
  for (let rank = 0; rank < count; rank += 1) {
    const x = ox + (xs[rank] ?? 0) * scale;
    const y = oy + (ys[rank] ?? 0) * scale;
    const z = oz + (zs[rank] ?? 0) * scale;
    const row = (at: number): number =>
      (m[at] ?? 0) * x + (m[4 + at] ?? 0) * y + (m[8 + at] ?? 0) * z + (m[12 + at] ?? 0);
    const w = row(3);
    // What lies behind the eye, or beyond the plane, cannot be touched.
    const depth = w <= 0 || isCut(x, y, z) ? NaN : 1 / w;
    seen.set([row(0) * depth, row(1) * depth, depth], 3 * rank);
  }
  let found = -1;
  let nearest = 0;
  let first = 0;
  for (const piece of model.pieces) {
    if (isDrawn(piece))
      for (let at = first; at < first + piece.indices; at += 3) {
        const depth = depthAt(seen, model.indices.subarray(at, at + 3), px, py);
        if (depth > nearest) [nearest, found] = [depth, piece.part];
      }
    first += piece.indices;
  }
  return found;
}

/** Returns how near a triangle is at a point of the picture, as 1 over its distance; 0 where the point is outside. */
function depthAt(seen: Float32Array, ranks: Uint16Array, px: number, py: number): number {
  const [a = 0, b = 0, c = 0] = [...ranks].map((rank) => 3 * rank);
  const at = (rank: number): number => seen[rank] ?? NaN;
  const [ax, ay, bx, by, cx, cy] = [a, a + 1, b, b + 1, c, c + 1].map(at);
  if (ax === undefined || ay === undefined || bx === undefined) return 0;
  if (by === undefined || cx === undefined || cy === undefined) return 0;
  const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // A face that looks away is not seen; one whose corner is out of sight is NaN, which fails too.
  if (!(whole > 0)) return 0;
  const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / whole;
  const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / whole;
  const w = 1 - u - v;
  return u >= 0 && v >= 0 && w >= 0 ? u * at(a + 2) + v * at(b + 2) + w * at(c + 2) : 0;
}
