/**
 * Delta coding of columns of numbers, which gzip compresses better: each number is the difference from the one
 * before, folded so that small negative ones are small (the zigzag of Protocol Buffers), low bytes before high bytes.
 */

/** Writes whole numbers from 0 to 65,535 as two planes of bytes. */
export function packWords(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(2 * words.length);
  let previous = 0;
  words.forEach((word, index) => {
    const delta = ((word - previous + 32_768) & 65_535) - 32_768;
    const zigzag = ((delta << 1) ^ (delta >> 15)) & 65_535;
    bytes[index] = zigzag & 255;
    bytes[words.length + index] = zigzag >> 8;
    previous = word;
  });
  return bytes;
}

/** Reads `count` numbers in the coding of `packWords`, from an offset in bytes. */
export function unpackWords(
  bytes: Uint8Array,
  offset: number,
  count: number,
): Uint16Array<ArrayBuffer> {
  const words = new Uint16Array(count);
  let previous = 0;
  for (let index = 0; index < count; index += 1) {
    const zigzag = (bytes[offset + index] ?? 0) | ((bytes[offset + count + index] ?? 0) << 8);
    previous = (previous + ((zigzag >>> 1) ^ -(zigzag & 1))) & 65_535;
    words[index] = previous;
  }
  return words;
}

/** Writes whole numbers from 0 to 255 as one plane of bytes. */
export function packBytes(values: readonly number[]): Uint8Array {
  let previous = 0;
  return Uint8Array.from(values, (value) => {
    const delta = (value - previous) & 255;
    previous = value;
    return delta;
  });
}

/** Reads `count` numbers in the coding of `packBytes`, from an offset in bytes. */
export function unpackBytes(bytes: Uint8Array, offset: number, count: number): Uint8Array {
  const values = new Uint8Array(count);
  let previous = 0;
  for (let index = 0; index < count; index += 1) {
    previous = (previous + (bytes[offset + index] ?? 0)) & 255;
    values[index] = previous;
  }
  return values;
}
