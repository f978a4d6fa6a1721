import 'server-only';

/** Reads a font's big-endian numbers one after the other. */
export interface ByteReader {
  readonly u8: () => number;
  readonly u16: () => number;
  readonly i16: () => number;
  readonly u32: () => number;
  /** WOFF2's variable-length number, UIntBase128 (§ 4.1). */
  readonly base128: () => number;
  /** WOFF2's variable-length number, 255UInt16 (§ 4.1). */
  readonly short255: () => number;
  readonly take: (length: number) => Buffer;
}

export function byteReader(bytes: Buffer, start = 0): ByteReader {
  let at = start;
  const step = (length: number): number => {
    at += length;
    return at - length;
  };
  const u8 = () => bytes.readUInt8(step(1));
  const u16 = () => bytes.readUInt16BE(step(2));
  return {
    u8,
    u16,
    i16: () => bytes.readInt16BE(step(2)),
    u32: () => bytes.readUInt32BE(step(4)),
    base128: () => {
      let value = 0;
      for (let byte = 128; byte & 128;) {
        byte = u8();
        value = value * 128 + (byte & 127);
      }
      return value;
    },
    short255: () => {
      const code = u8();
      if (code === 253) return u16();
      if (code === 254) return u8() + 506;
      return code === 255 ? u8() + 253 : code;
    },
    take: (length) => {
      const from = step(length);
      return bytes.subarray(from, from + length);
    },
  };
}
