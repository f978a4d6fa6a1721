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
  const word = (at: number): number => view.getUint32(at, true);
  if (word(0) !== MAGIC || word(4) !== VERSION) return null;
  const [vertices, indices, outlines, details, count] = [8, 12, 16, 20, 24].map(word);
  if (!vertices || !indices || outlines === undefined || details === undefined || !count)
    return null;
  const head = HEADER_BYTES + PIECE_BYTES * count;
  if (buffer.byteLength !== head + 10 * vertices + 2 * (indices + outlines + details))
    return null;
  const pieces = Array.from({ length: count }, (_, rank): FilePiece => {
    const at = HEADER_BYTES + PIECE_BYTES * rank;
    return {
      part: view.getUint8(at),
      material: view.getUint8(at + 1),
      grade: view.getUint8(at + 2),
      phases: view.getUint8(at + 3),
      vertices: word(at + 4),
      indices: word(at + 8),
      outlines: word(at + 12),
      details: word(at + 16),
    };
  });
  const bytes = new Uint8Array(buffer);
  let at = head;
  const words = (length: number): Uint16Array<ArrayBuffer> => {
    at += 2 * length;
    return unpackWords(bytes, at - 2 * length, length);
  };
  const octets = (): Uint8Array => {
    at += vertices;
    return unpackBytes(bytes, at - vertices, vertices);
  };
  const metres = (rank: number): number => view.getFloat32(28 + 4 * rank, true);
  return {
    pieces,
    origin: [metres(0), metres(1), metres(2)],
    extent: metres(3),
    positions: [words(vertices), words(vertices), words(vertices)],
    normals: [octets(), octets()],
    shades: octets(),
    sky: octets(),
    indices: words(indices),
    outlines: words(outlines),
    details: words(details),
  };
}
