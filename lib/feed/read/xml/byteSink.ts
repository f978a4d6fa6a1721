/** A place where texts are written one after the other, in UTF-8. */
export interface ByteSink {
  readonly write: (text: string) => void;
  /** What has been written, in a buffer that has nothing else; to be asked once, at the end. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** UTF-8 takes three bytes at most for each unit of UTF-16. */
const MOST_BYTES = 3;

/**
 * Encodes into one buffer, which grows when it must: encoding first and joining then would need the memory of the
 * whole once more. Room that is never written to costs nothing but addresses.
 * @param capacity Expected size, in bytes.
 */
export function createByteSink(capacity: number): ByteSink {
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(capacity);
  let length = 0;
  return {
    write(text) {
      const needed = length + text.length * MOST_BYTES;
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
