import {
  HEADER_BYTES,
  MAGIC,
  PIECE_BYTES,
  VERSION,
  type FilePiece,
} from '@/lib/buildings/file/format';
import { packBytes, packWords } from '@/lib/buildings/file/planes';
import type { Vertex } from '@/lib/buildings/mesh/mesh';
import type { Vector } from '@/lib/buildings/solids/vector';

const MAX_UINT16 = 65_535;

/** Vertex with its sky visibility (ambient occlusion): from 0, closed, to 255, open. */
interface LitVertex extends Vertex {
  readonly sky: number;
}

/** Piece to write: its header, its vertices, and its triangles and lines as indices of these vertices. */
export interface PieceToWrite extends Pick<
  FilePiece,
  'part' | 'material' | 'grade' | 'phases'
> {
  readonly vertices: readonly LitVertex[];
  readonly triangles: readonly number[];
  readonly outlines: readonly number[];
  readonly details: readonly number[];
}

/**
 * Writes a model as a file.
 * @throws RangeError for more than 65,535 vertices.
 */
export function writeModel(pieces: readonly PieceToWrite[]): Uint8Array {
  const vertices = pieces.flatMap((piece) => piece.vertices);
  if (vertices.length > MAX_UINT16)
    throw new RangeError(`A model of ${vertices.length} vertices does not fit in a file.`);
  const { origin, extent } = boxOf(vertices.map(({ position }) => position));
  const indicesOf = (select: (piece: PieceToWrite) => readonly number[]): number[] => {
    let vertexCount = 0;
    return pieces.flatMap((piece) => {
      const start = vertexCount;
      vertexCount += piece.vertices.length;
      return select(piece).map((index) => start + index);
    });
  };
  const [indices, outlines, details] = [
    indicesOf(({ triangles }) => triangles),
    indicesOf((piece) => piece.outlines),
    indicesOf((piece) => piece.details),
  ];
  const column = (axis: 0 | 1 | 2): Uint8Array =>
    packWords(
      vertices.map(({ position }) =>
        Math.round(((position[axis] - origin[axis]) / extent) * MAX_UINT16),
      ),
    );
  const normals = vertices.map(({ normal }) => octahedral(normal));
  const columns = [
    column(0),
    column(1),
    column(2),
    packBytes(normals.map(([u]) => u)),
    packBytes(normals.map(([, v]) => v)),
    packBytes(vertices.map(({ shade }) => shade)),
    packBytes(vertices.map(({ sky }) => sky)),
    packWords(indices),
    packWords(outlines),
    packWords(details),
  ];
  const headerBytes = HEADER_BYTES + PIECE_BYTES * pieces.length;
  const bytes = new Uint8Array(
    headerBytes + columns.reduce((sum, { length }) => sum + length, 0),
  );
  const view = new DataView(bytes.buffer);
  const counts = [vertices, indices, outlines, details, pieces].map(({ length }) => length);
  [MAGIC, VERSION, ...counts].forEach((word, index) => view.setUint32(4 * index, word, true));
  [...origin, extent].forEach((metres, index) => view.setFloat32(28 + 4 * index, metres, true));
  pieces.forEach((piece, pieceIndex) => {
    const offset = HEADER_BYTES + PIECE_BYTES * pieceIndex;
    bytes.set([piece.part, piece.material, piece.grade, piece.phases], offset);
    [piece.vertices, piece.triangles, piece.outlines, piece.details].forEach(
      ({ length }, index) => view.setUint32(offset + 4 + 4 * index, length, true),
    );
  });
  let offset = headerBytes;
  for (const column of columns) {
    bytes.set(column, offset);
    offset += column.length;
  }
  return bytes;
}

function boxOf(points: readonly Vector[]) {
  const axes = [0, 1, 2] as const;
  const minima = axes.map((axis) =>
    points.reduce((min, point) => Math.min(min, point[axis]), Infinity),
  );
  const maxima = axes.map((axis) =>
    points.reduce((max, point) => Math.max(max, point[axis]), -Infinity),
  );
  const [x = 0, y = 0, z = 0] = minima;
  // Rounds to 32-bit floats, the precision of the file.
  return {
    origin: [Math.fround(x), Math.fround(y), Math.fround(z)] as const,
    extent: Math.fround(
      Math.max(...maxima.map((max, axis) => max - (minima[axis] ?? 0))) + 1e-4,
    ),
  };
}

/**
 * Encodes a unit vector in two bytes by octahedral mapping (Q. Meyer and others, On Floating-Point Normal Vectors,
 * 2010).
 */
function octahedral([x, y, z]: Vector): readonly [number, number] {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1;
  const [u, v] = [x / sum, z / sum];
  const sign = (value: number): number => (value < 0 ? -1 : 1);
  const [a, b] = y >= 0 ? [u, v] : [(1 - Math.abs(v)) * sign(u), (1 - Math.abs(u)) * sign(v)];
  return [Math.round(a * 127) + 128, Math.round(b * 127) + 128];
}
