import type { FileModel } from '@/lib/buildings/file/format';
import { PALETTE } from '@/lib/buildings/palette';

/** Bytes of a vertex: x, y, z, padding, then normal, part, material, grade, shade, sky, padding. */
export const VERTEX_BYTES = 16;
/** Bytes of a line: two ends of eight bytes, then part, material, grade, and 1 for a strong line. */
export const LINE_BYTES = 20;

/** Lists the part, the material and the grade of each vertex, as three columns. */
const infoColumns = ({ pieces, shades }: FileModel): readonly Uint8Array[] =>
  (['part', 'material', 'grade'] as const).map((key) => {
    const column = new Uint8Array(shades.length);
    let first = 0;
    for (const piece of pieces) column.fill(piece[key], first, (first += piece.vertices));
    return column;
  });

/** Interleaves the columns of a model into vertices, for the shader of faces. */
export function vertexBytes(model: FileModel): ArrayBuffer {
  const { positions, normals, shades, sky } = model;
  const bytes = new ArrayBuffer(VERTEX_BYTES * shades.length);
  const write = (
    target: Uint8Array | Uint16Array,
    column: Uint8Array | Uint16Array,
    offset: number,
  ): void => {
    const stride = target.length / shades.length;
    for (let rank = 0; rank < column.length; rank += 1)
      target[stride * rank + offset] = column[rank] ?? 0;
  };
  const [words, octets] = [new Uint16Array(bytes), new Uint8Array(bytes)];
  positions.forEach((column, axis) => write(words, column, axis));
  [...normals, ...infoColumns(model), shades, sky].forEach((column, index) =>
    write(octets, column, 8 + index),
  );
  return bytes;
}

/** Writes lines, given as pairs of vertex indices: fine lines, strong lines, then the outlines of a cross-section. */
export function lineBytes(
  model: FileModel,
  details: Uint16Array,
  outlines: Uint16Array,
  caps = new ArrayBuffer(0),
): ArrayBuffer {
  const count = (details.length + outlines.length) / 2;
  const bytes = new ArrayBuffer(LINE_BYTES * count + caps.byteLength);
  const [words, octets] = [new Uint16Array(bytes), new Uint8Array(bytes)];
  const info = infoColumns(model);
  const write = (ranks: Uint16Array, first: number, isStrong: number): void =>
    ranks.forEach((rank, index) => {
      const line = first + (index >> 1);
      model.positions.forEach((column, axis) => {
        words[10 * line + 4 * (index & 1) + axis] = column[rank] ?? 0;
      });
      info.forEach((column, place) => {
        octets[LINE_BYTES * line + 16 + place] = column[rank] ?? 0;
      });
      octets[LINE_BYTES * line + 19] = isStrong;
    });
  write(details, 0, 0);
  write(outlines, details.length / 2, 1);
  octets.set(new Uint8Array(caps), LINE_BYTES * count);
  return bytes;
}

/** Concatenates the indices of the visible pieces, so that one call draws them. */
export function drawnRanks(
  model: FileModel,
  key: 'indices' | 'outlines' | 'details',
  isDrawn: (piece: FileModel['pieces'][number]) => boolean,
): Uint16Array<ArrayBuffer> {
  const ranks = new Uint16Array(model[key].length);
  let [first, count] = [0, 0];
  for (const piece of model.pieces) {
    const own = model[key].subarray(first, (first += piece[key]));
    if (!isDrawn(piece)) continue;
    ranks.set(own, count);
    count += own.length;
  }
  return ranks.slice(0, count);
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
