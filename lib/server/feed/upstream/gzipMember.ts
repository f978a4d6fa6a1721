import 'server-only';
import { inflateRaw } from 'node:zlib';

const FIXED_HEADER = 10;
const [HEADER_CRC, EXTRA, NAME, COMMENT] = [2, 4, 8, 16];

/**
 * Decompresses the first gzip member and ignores the bytes behind it: some hosts append garbage, which browsers ignore
 * and zlib rejects. Null for an incomplete member, or one of more than `maxBytes`. The checksum is not verified.
 */
export function decompressFirstMember(
  gzip: Buffer,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const deflated = gzip.subarray(headerLength(gzip));
  return new Promise((resolve) => {
    inflateRaw(deflated, { maxOutputLength: maxBytes }, (error, content) =>
      resolve(error ? null : content),
    );
  });
}

/** Returns the length of the member's header, optional fields included (RFC 1952 §2.3). */
function headerLength(gzip: Buffer): number {
  const flags = gzip[3] ?? 0;
  const isSet = (flag: number): boolean => (flags & flag) !== 0;
  const afterZero = (from: number): number => gzip.indexOf(0, from) + 1 || gzip.length;
  let length = FIXED_HEADER;
  if (isSet(EXTRA)) length += 2 + (gzip[length] ?? 0) + 256 * (gzip[length + 1] ?? 0);
  if (isSet(NAME)) length = afterZero(length);
  if (isSet(COMMENT)) length = afterZero(length);
  return isSet(HEADER_CRC) ? length + 2 : length;
}
