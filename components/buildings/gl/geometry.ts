import type { FileModel } from '@/lib/buildings/file/format';
import { PALETTE } from '@/lib/buildings/palette';

/** Bytes of a vertex: x, y, z, padding, then normal, part, material, grade, shade, sky, padding. */
export const VERTEX_BYTES = 16;
/** Bytes of a line: two ends of eight bytes, then part, material, grade, and 1 for a strong line. */
export const LINE_BYTES = 20;

/** Values of a piece that each of its vertices repeats. */
type Info = readonly [part: number, material: number, grade: number];

function infoOf({ pieces }: FileModel): readonly Info[] {
  return pieces.flatMap(({ vertices, part, material, grade }) =>
    Array.from({ length: vertices }, (): Info => [part, material, grade]),
  );
}

/** Interleaves the columns of a model into vertices, for the shader of faces. */
export function vertexBytes(model: FileModel): ArrayBuffer {
  const [xs, ys, zs] = model.positions;
  const [us, vs] = model.normals;
  const bytes = new ArrayBuffer(VERTEX_BYTES * xs.length);
  const words = new Uint16Array(bytes);
  const octets = new Uint8Array(bytes);
  infoOf(model).forEach(([part, material, grade], rank) => {
    words.set([xs[rank] ?? 0, ys[rank] ?? 0, zs[rank] ?? 0], 8 * rank);
    octets.set(
      [
        us[rank] ?? 128,
        vs[rank] ?? 128,
        part,
        material,
        grade,
        model.shades[rank] ?? 16,
        model.sky[rank] ?? 255,
      ],
      VERTEX_BYTES * rank + 8,
    );
  });
  return bytes;
}

/** Writes lines, given as pairs of vertex indices: fine lines, strong lines, then the outlines of a cross-section. */
export function lineBytes(
  model: FileModel,
  details: Uint16Array,
  outlines: Uint16Array,
  caps = new ArrayBuffer(0),
): ArrayBuffer {
  const ranks = Uint16Array.from([...details, ...outlines]);
  const [xs, ys, zs] = model.positions;
  const info = infoOf(model);
  const count = ranks.length / 2;
  const bytes = new ArrayBuffer(LINE_BYTES * count + caps.byteLength);
  const words = new Uint16Array(bytes);
  const octets = new Uint8Array(bytes);
  for (let line = 0; line < count; line += 1) {
    [0, 1].forEach((end) => {
      const rank = ranks[2 * line + end] ?? 0;
      words.set([xs[rank] ?? 0, ys[rank] ?? 0, zs[rank] ?? 0], 10 * line + 4 * end);
    });
    const [part = 0, material = 0, grade = 0] = info[ranks[2 * line] ?? 0] ?? [];
    const isStrong = 2 * line >= details.length ? 1 : 0;
    octets.set([part, material, grade, isStrong], LINE_BYTES * line + 16);
  }
  octets.set(new Uint8Array(caps), LINE_BYTES * count);
  return bytes;
}

/** Concatenates the indices of the visible pieces, so that one call draws them. */
export function drawnRanks(
  model: FileModel,
  key: 'indices' | 'outlines' | 'details',
  isDrawn: (piece: FileModel['pieces'][number]) => boolean,
): Uint16Array<ArrayBuffer> {
  let first = 0;
  const ranks = model.pieces.flatMap((piece) => {
    const own = model[key].subarray(first, first + piece[key]);
    first += piece[key];
    return isDrawn(piece) ? [...own] : [];
  });
  return Uint16Array.from(ranks);
}

/** Returns the four vertices of the paper under the building. */
export function groundBytes(): ArrayBuffer {
  const bytes = new ArrayBuffer(4 * VERTEX_BYTES);
  [
    [0, 0],
    [0, 65_535],
    [65_535, 65_535],
    [65_535, 0],
  ].forEach(([x = 0, z = 0], rank) => {
    new Uint16Array(bytes).set([x, 0, z], 8 * rank);
    new Uint8Array(bytes).set(
      [128, 128, 254, PALETTE.length, 0, 16, 255],
      VERTEX_BYTES * rank + 8,
    );
  });
  return bytes;
}
