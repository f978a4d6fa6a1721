/**
 * Layout of the file of a model, little-endian:
 * - 'CIRB', then the version, 32 bits each;
 * - counts of vertices, indices, outline indices, detail indices and pieces, 32 bits each;
 * - the lowest corner of the box and its largest side, in metres, four 32-bit floats;
 * - for each piece: part, material, grade and phase bits, a byte each; then the counts of vertices, indices, outline
 *   indices and detail indices, 32 bits each;
 * - columns, each delta coded: x, y, z (65,535 for the largest side), normal u and v (octahedral), shade, sky; then
 *   indices, outlines and details.
 */
export const MAGIC = 0x42524943;
export const VERSION = 1;
export const HEADER_BYTES = 44;
export const PIECE_BYTES = 20;

/** Header of a piece: part, material, grade and phases, and the counts of vertices, indices and lines. */
export interface FilePiece {
  /** Index of the piece's part in the content. */
  readonly part: number;
  readonly material: number;
  /** Index of the grade, from « établi » (0) to « conventionnel » (3). */
  readonly grade: number;
  /** One bit per phase of the content, the first phase in the lowest bit. */
  readonly phases: number;
  readonly vertices: number;
  readonly indices: number;
  readonly outlines: number;
  readonly details: number;
}

/** Decoded model: typed arrays, one per column. */
export interface FileModel {
  readonly pieces: readonly FilePiece[];
  /** Lowest corner of the bounding box, in metres. */
  readonly origin: readonly [number, number, number];
  /** Largest side of the bounding box, in metres: 65,535 units. */
  readonly extent: number;
  readonly positions: readonly [Uint16Array, Uint16Array, Uint16Array];
  readonly normals: readonly [Uint8Array, Uint8Array];
  readonly shades: Uint8Array;
  readonly sky: Uint8Array;
  readonly indices: Uint16Array<ArrayBuffer>;
  readonly outlines: Uint16Array<ArrayBuffer>;
  readonly details: Uint16Array<ArrayBuffer>;
}
