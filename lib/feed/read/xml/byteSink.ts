/** A sink that encodes consecutive texts in UTF-8. */
export interface ByteSink {
  readonly write: (text: string) => void;
  /** Returns the written bytes; to be called once, at the end. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** Largest number of UTF-8 bytes per UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Creates a sink with one growing buffer: joining encoded pieces would take the memory of the whole text once more.
 * Unwritten capacity takes address space only.
 * @param capacity expected size, in bytes
 */
export function createByteSink(capacity: number): ByteSink {
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(capacity);
  let length = 0;
  return {
    write(text) {
      const needed = length + text.length * MAX_BYTES_PER_UNIT;
      if (needed > buffer.length) {
        const larger = new Uint8Array(Math.max(needed, buffer.length * 2));
        larger.set(buffer.subarray(0, length));
        buffer = larger;
      }
      length += encoder.encodeInto(text, buffer.subarray(length)).written;
    },
    bytes: () => buffer.subarray(0, length),
  };
}
