/** An inclusive range of byte positions of a representation (RFC 9110 §14.1.1). */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^[ \t]*bytes[ \t]*=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Parses a `Range` header (RFC 9110 §14.1.2, §14.2): returns the range clamped to the representation, 'unsatisfiable'
 * when no byte of the range exists, or null when the whole representation is to be sent: a header that is malformed, in
 * another unit, or for several ranges is ignored. Shared by server and service worker.
 * @param size of the representation, in bytes
 */
export function readByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, firstDigits = '', lastDigits = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (firstDigits === '')
    return lastDigits === '' ? null : readSuffix(Number(lastDigits), size);
  const start = Number(firstDigits);
  const end = lastDigits === '' ? Infinity : Number(lastDigits);
  if (end < start) return null;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

/** Resolves a suffix range, the last `length` bytes; a suffix longer than the file is the whole file. */
function readSuffix(length: number, size: number): ByteRange | 'unsatisfiable' | null {
  if (length === 0) return 'unsatisfiable';
  return size === 0 ? null : { start: Math.max(0, size - length), end: size - 1 };
}
