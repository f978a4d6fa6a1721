import type { Building } from '@/lib/buildings/building';
import { meshOf, type MeshPiece } from '@/lib/buildings/mesh/mesh';
import type { Piece } from '@/lib/buildings/models/model';
import { PALETTE } from '@/lib/buildings/palette';

/** Magic number 'glTF', and the types of the two chunks: 'JSON' and 'BIN'. Source: Khronos, glTF 2.0, section 4.4. */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

const FLOAT = 5126;
const UNSIGNED_BYTE = 5121;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34_962;
const ELEMENT_ARRAY_BUFFER = 34_963;

/** Converts an sRGB component from 0 to 255 to linear light from 0 to 1, as glTF requires. */
const toLinear = (value: number): number => {
  const ratio = value / 255;
  return ratio <= 0.040_45 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
};

/** Collects columns of numbers into one buffer, each aligned to four bytes. */
function createBuffer() {
  const parts: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const addColumn = (
    numbers: Float32Array | Uint32Array | Uint16Array | Uint8Array,
    target: number,
    accessor: object,
  ): number => {
    const bytes = new Uint8Array(numbers.buffer);
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    parts.push(padded);
    length += padded.length;
    return accessors.push({ bufferView: views.length - 1, byteOffset: 0, ...accessor }) - 1;
  };
  return { parts, views, accessors, add: addColumn, length: () => length };
}

/**
 * Writes a building as a `.glb` file of glTF 2.0: metres, y up, a node for each part with its grade, its text and its
 * references. The mesh carries the ground and the water too.
 */
export function glbOf(building: Building, pieces: readonly Piece[]): Uint8Array {
  const buffer = createBuffer();
  const mesh = meshOf(pieces);
  const primitives = building.parts.map(({ id }) =>
    mesh.filter(({ part }) => part === id).map((piece) => primitiveOf(piece, buffer)),
  );
  const drawnParts = building.parts
    .map((part, rank) => ({ part, primitives: primitives[rank] ?? [] }))
    .filter((entry) => entry.primitives.length > 0);
  const works = new Map(building.references.map(({ id, source }) => [id, source]));
  const json = {
    asset: {
      version: '2.0',
      generator: 'scripts/draw-buildings.ts',
      extras: {
        title: building.name,
        page: `/outils/reconstitutions/${building.id}`,
        note: 'Reconstitution : voir les degrés de certitude de chaque partie.',
      },
    },
    scene: 0,
    scenes: [{ name: building.name, nodes: drawnParts.map((_, rank) => rank) }],
    nodes: drawnParts.map(({ part }, rank) => ({
      name: part.label,
      mesh: rank,
      extras: {
        grade: part.grade,
        phases: part.phases,
        material: part.material,
        text: part.text,
        references: part.references.map((id) => works.get(id)),
      },
    })),
    meshes: drawnParts.map((entry) => ({ primitives: entry.primitives })),
    materials: [
      { name: 'papier', pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 1 } },
    ],
    buffers: [{ byteLength: buffer.length() }],
    bufferViews: buffer.views,
    accessors: buffer.accessors,
  };
  return glbContainer(JSON.stringify(json), buffer.parts, buffer.length());
}

type Buffer = ReturnType<typeof createBuffer>;

/** Removes the vertices that only lines use: the file has no lines. */
function withoutLines({ vertices, triangles }: MeshPiece) {
  const usedVertices = [...new Set(triangles)];
  const ranks = new Map(usedVertices.map((rank, index) => [rank, index]));
  return {
    vertices: usedVertices.flatMap((rank) => vertices[rank] ?? []),
    triangles: triangles.map((rank) => ranks.get(rank) ?? 0),
  };
}

function primitiveOf(piece: MeshPiece, buffer: Buffer) {
  const { vertices, triangles } = withoutLines(piece);
  const positions = Float32Array.from(vertices.flatMap(({ position }) => position));
  const hex = PALETTE[piece.material] ?? PALETTE[0];
  const rgb = [16, 8, 0].map((shift) => (hex >> shift) & 255);
  const colours = Uint8Array.from(
    vertices.flatMap(({ shade }) => [
      ...rgb.map((value) =>
        Math.round(255 * toLinear(Math.min(255, value * (1 + (shade - 16) * 0.0048)))),
      ),
      255,
    ]),
  );
  // 65,535 marks the end of a strip in a list of 16 bits.
  const isShort = vertices.length < 65_535;
  const coordinates = (axis: 0 | 1 | 2): number[] =>
    vertices.map(({ position }) => Math.fround(position[axis]));
  const bounds = (reduce: (list: readonly number[]) => number): number[] =>
    ([0, 1, 2] as const).map((axis) => reduce(coordinates(axis)));
  const column = { componentType: FLOAT, count: vertices.length, type: 'VEC3' };
  return {
    attributes: {
      POSITION: buffer.add(positions, ARRAY_BUFFER, {
        ...column,
        min: bounds((list) => list.reduce((a, b) => Math.min(a, b))),
        max: bounds((list) => list.reduce((a, b) => Math.max(a, b))),
      }),
      NORMAL: buffer.add(
        Float32Array.from(vertices.flatMap(({ normal }) => normal)),
        ARRAY_BUFFER,
        column,
      ),
      COLOR_0: buffer.add(colours, ARRAY_BUFFER, {
        ...{ componentType: UNSIGNED_BYTE, normalized: true },
        ...{ count: vertices.length, type: 'VEC4' },
      }),
    },
    indices: buffer.add(
      isShort ? Uint16Array.from(triangles) : Uint32Array.from(triangles),
      ELEMENT_ARRAY_BUFFER,
      {
        componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT,
        count: triangles.length,
        type: 'SCALAR',
      },
    ),
    material: 0,
  };
}

function glbContainer(json: string, parts: readonly Uint8Array[], length: number): Uint8Array {
  const text = new TextEncoder().encode(json);
  const padded = Math.ceil(text.length / 4) * 4;
  const bytes = new Uint8Array(28 + padded + length);
  const view = new DataView(bytes.buffer);
  [MAGIC, 2, bytes.length, padded, JSON_CHUNK].forEach((word, rank) =>
    view.setUint32(4 * rank, word, true),
  );
  bytes.fill(32, 20, 20 + padded);
  bytes.set(text, 20);
  view.setUint32(20 + padded, length, true);
  view.setUint32(24 + padded, BINARY_CHUNK, true);
  let offset = 28 + padded;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
