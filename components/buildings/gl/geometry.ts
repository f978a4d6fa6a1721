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
    let start = 0;
    for (const piece of pieces) column.fill(piece[key], start, (start += piece.vertices));
    return column;
  });

/** Interleaves the columns of a model into vertices, for the shader of faces. */
export function vertexBytes(model: FileModel): ArrayBuffer {
  const { positions, normals, shades, sky } = model;
  const buffer = new ArrayBuffer(VERTEX_BYTES * shades.length);
  const writeColumn = (
    target: Uint8Array | Uint16Array,
    column: Uint8Array | Uint16Array,
    offset: number,
  ): void => {
    const stride = target.length / shades.length;
    for (let index = 0; index < column.length; index += 1)
      target[stride * index + offset] = column[index] ?? 0;
  };
  const [uint16s, uint8s] = [new Uint16Array(buffer), new Uint8Array(buffer)];
  positions.forEach((column, axis) => writeColumn(uint16s, column, axis));
  [...normals, ...infoColumns(model), shades, sky].forEach((column, index) =>
    writeColumn(uint8s, column, 8 + index),
  );
  return buffer;
}

/** Writes lines, given as pairs of vertex indices: fine lines, strong lines, then the outlines of a cross-section. */
export function lineBytes(
  model: FileModel,
  details: Uint16Array,
  outlines: Uint16Array,
  caps = new ArrayBuffer(0),
): ArrayBuffer {
  const count = (details.length + outlines.length) / 2;
  const buffer = new ArrayBuffer(LINE_BYTES * count + caps.byteLength);
  const [uint16s, uint8s] = [new Uint16Array(buffer), new Uint8Array(buffer)];
  const info = infoColumns(model);
  const writeLines = (vertices: Uint16Array, firstLine: number, strength: 0 | 1): void =>
    vertices.forEach((vertex, index) => {
      const line = firstLine + (index >> 1);
      model.positions.forEach((column, axis) => {
        uint16s[10 * line + 4 * (index & 1) + axis] = column[vertex] ?? 0;
      });
      info.forEach((column, field) => {
        uint8s[LINE_BYTES * line + 16 + field] = column[vertex] ?? 0;
      });
      uint8s[LINE_BYTES * line + 19] = strength;
    });
  writeLines(details, 0, 0);
  writeLines(outlines, details.length / 2, 1);
  uint8s.set(new Uint8Array(caps), LINE_BYTES * count);
  return buffer;
}

/** Concatenates the indices of the visible pieces, so that one call draws them. */
export function drawnIndices(
  model: FileModel,
  key: 'indices' | 'outlines' | 'details',
  isDrawn: (piece: FileModel['pieces'][number]) => boolean,
): Uint16Array<ArrayBuffer> {
  const indices = new Uint16Array(model[key].length);
  let [start, count] = [0, 0];
  for (const piece of model.pieces) {
    const pieceIndices = model[key].subarray(start, (start += piece[key]));
    if (!isDrawn(piece)) continue;
    indices.set(pieceIndices, count);
    count += pieceIndices.length;
  }
  return indices.slice(0, count);
}

/** Returns the four vertices of the paper under the building. */
export function groundBytes(): ArrayBuffer {
  const buffer = new ArrayBuffer(4 * VERTEX_BYTES);
  [
    [0, 0],
    [0, 65_535],
    [65_535, 65_535],
    [65_535, 0],
  ].forEach(([x = 0, z = 0], index) => {
    new Uint16Array(buffer).set([x, 0, z], 8 * index);
    new Uint8Array(buffer).set(
      [128, 128, 254, PALETTE.length, 0, 16, 255],
      VERTEX_BYTES * index + 8,
    );
  });
  return buffer;
}
