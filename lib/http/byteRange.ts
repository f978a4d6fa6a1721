/** A part of a representation, in bytes; both ends are included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^[ \t]*bytes[ \t]*=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Reads a `Range` header (RFC 9110 §14.1.2, §14.2): the part that it asks for, clamped to what exists, 'unsatisfiable'
 * when no byte of it exists, or null when the whole is to be sent: a header that is malformed, in another unit, or
 * for several parts is as if absent. Server and service worker answer by it alike.
 * @param size in bytes
 */
export function readByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : readSuffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return null;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

/** Reads the last bytes; a suffix longer than the file is the whole file. */
function readSuffix(length: number, size: number): ByteRange | 'unsatisfiable' | null {
  if (length === 0) return 'unsatisfiable';
  return size === 0 ? null : { start: Math.max(0, size - length), end: size - 1 };
}
