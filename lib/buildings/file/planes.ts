/**
 * Delta coding of columns of numbers, which gzip compresses better: each number is the difference from the one
 * before, folded so that small negative ones are small (the zigzag of Protocol Buffers), low bytes before high bytes.
 */

/** Writes whole numbers from 0 to 65,535 as two planes of bytes. */
export function packWords(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(2 * words.length);
  let before = 0;
  words.forEach((word, rank) => {
    const step = ((word - before + 32_768) & 65_535) - 32_768;
    const folded = ((step << 1) ^ (step >> 15)) & 65_535;
    bytes[rank] = folded & 255;
    bytes[words.length + rank] = folded >> 8;
    before = word;
  });
  return bytes;
}

/** Reads `count` numbers in the coding of `packWords`, from an offset in bytes. */
export function unpackWords(
  bytes: Uint8Array,
  at: number,
  count: number,
): Uint16Array<ArrayBuffer> {
  const words = new Uint16Array(count);
  let before = 0;
  for (let rank = 0; rank < count; rank += 1) {
    const folded = (bytes[at + rank] ?? 0) | ((bytes[at + count + rank] ?? 0) << 8);
    before = (before + ((folded >>> 1) ^ -(folded & 1))) & 65_535;
    words[rank] = before;
  }
  return words;
}

/** Writes whole numbers from 0 to 255 as one plane of bytes. */
export function packBytes(values: readonly number[]): Uint8Array {
  let before = 0;
  return Uint8Array.from(values, (value) => {
    const step = (value - before) & 255;
    before = value;
    return step;
  });
}

/** Reads `count` numbers in the coding of `packBytes`, from an offset in bytes. */
export function unpackBytes(bytes: Uint8Array, at: number, count: number): Uint8Array {
  const values = new Uint8Array(count);
  let before = 0;
  for (let rank = 0; rank < count; rank += 1) {
    before = (before + (bytes[at + rank] ?? 0)) & 255;
    values[rank] = before;
  }
  return values;
}
