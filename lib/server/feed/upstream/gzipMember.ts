import 'server-only';
import { inflateRaw } from 'node:zlib';

const FIXED_HEADER_BYTES = 10;
/** Flag bits of the header (RFC 1952 §2.3.1). */
const [HEADER_CRC, EXTRA, NAME, COMMENT] = [2, 4, 8, 16];

/**
 * Decompresses the first gzip member and ignores the bytes behind it: some hosts append garbage, which browsers ignore
 * and zlib rejects. Null for an incomplete member, or for a member of more than `maxBytes`. The checksum is not
 * verified.
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
  const afterZeroByte = (start: number): number => gzip.indexOf(0, start) + 1 || gzip.length;
  let length = FIXED_HEADER_BYTES;
  if (isSet(EXTRA)) length += 2 + (gzip[length] ?? 0) + 256 * (gzip[length + 1] ?? 0);
  if (isSet(NAME)) length = afterZeroByte(length);
  if (isSet(COMMENT)) length = afterZeroByte(length);
  return isSet(HEADER_CRC) ? length + 2 : length;
}
