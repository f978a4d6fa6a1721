import {
  HEADER_BYTES,
  MAGIC,
  PIECE_BYTES,
  VERSION,
  type FileModel,
  type FilePiece,
} from '@/lib/buildings/file/format';
import { unpackBytes, unpackWords } from '@/lib/buildings/file/planes';

/** Reads the file of a model; null for another format, another version or a truncated file. */
export function readModel(buffer: ArrayBuffer): FileModel | null {
  if (buffer.byteLength < HEADER_BYTES) return null;
  const view = new DataView(buffer);
  const uint32At = (offset: number): number => view.getUint32(offset, true);
  if (uint32At(0) !== MAGIC || uint32At(4) !== VERSION) return null;
  const [vertices, indices, outlines, details, pieceCount] = [8, 12, 16, 20, 24].map(uint32At);
  if (!vertices || !indices || outlines === undefined || details === undefined || !pieceCount)
    return null;
  const headerBytes = HEADER_BYTES + PIECE_BYTES * pieceCount;
  if (buffer.byteLength !== headerBytes + 10 * vertices + 2 * (indices + outlines + details))
    return null;
  const pieces = Array.from({ length: pieceCount }, (_, index): FilePiece => {
    const offset = HEADER_BYTES + PIECE_BYTES * index;
    return {
      part: view.getUint8(offset),
      material: view.getUint8(offset + 1),
      grade: view.getUint8(offset + 2),
      phases: view.getUint8(offset + 3),
      vertices: uint32At(offset + 4),
      indices: uint32At(offset + 8),
      outlines: uint32At(offset + 12),
      details: uint32At(offset + 16),
    };
  });
  const bytes = new Uint8Array(buffer);
  let offset = headerBytes;
  const readWordColumn = (length: number): Uint16Array<ArrayBuffer> => {
    offset += 2 * length;
    return unpackWords(bytes, offset - 2 * length, length);
  };
  const readByteColumn = (): Uint8Array => {
    offset += vertices;
    return unpackBytes(bytes, offset - vertices, vertices);
  };
  const floatAt = (index: number): number => view.getFloat32(28 + 4 * index, true);
  return {
    pieces,
    origin: [floatAt(0), floatAt(1), floatAt(2)],
    extent: floatAt(3),
    positions: [readWordColumn(vertices), readWordColumn(vertices), readWordColumn(vertices)],
    normals: [readByteColumn(), readByteColumn()],
    shades: readByteColumn(),
    sky: readByteColumn(),
    indices: readWordColumn(indices),
    outlines: readWordColumn(outlines),
    details: readWordColumn(details),
  };
}
