/**
 * The file of a model, little-endian:
 * - 'CIRB', then the version, 32 bits each;
 * - counts of vertices, indices, outline ranks, detail ranks and pieces, 32 bits each;
 * - the lowest corner of the box and its largest side, in metres, four 32-bit floats;
 * - for each piece: part, material, grade and phase bits, a byte each; then the counts of its vertices, indices, outline
 *   ranks and detail ranks, 32 bits each;
 * - columns, each delta coded: x, y, z (65,535 for the largest side), normal u and v (octahedral), shade, sky; then
 *   indices, outlines and details.
 */
export const MAGIC = 0x42524943;
export const VERSION = 1;
export const HEADER_BYTES = 44;
export const PIECE_BYTES = 20;

/** A piece of a model as the file tells it: numbers of its part, material, grade and phases, and how much is its own. */
export interface FilePiece {
  /** Rank of its part in the content. */
  readonly part: number;
  readonly material: number;
  /** Rank of its grade: from established, 0, to conventional, 3. */
  readonly grade: number;
  /** A bit for each phase of the content, the first lowest. */
  readonly phases: number;
  readonly vertices: number;
  readonly indices: number;
  readonly outlines: number;
  readonly details: number;
}

/** A model as a browser draws it: columns of numbers. */
export interface FileModel {
  readonly pieces: readonly FilePiece[];
  /** The lowest corner of its box, in metres. */
  readonly origin: readonly [number, number, number];
  /** The largest side of its box, in metres: 65,535 units. */
  readonly extent: number;
  readonly positions: readonly [Uint16Array, Uint16Array, Uint16Array];
  readonly normals: readonly [Uint8Array, Uint8Array];
  readonly shades: Uint8Array;
  readonly sky: Uint8Array;
  readonly indices: Uint16Array<ArrayBuffer>;
  readonly outlines: Uint16Array<ArrayBuffer>;
  readonly details: Uint16Array<ArrayBuffer>;
}
