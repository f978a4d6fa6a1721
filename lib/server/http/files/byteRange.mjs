// @ts-check

/**
 * A part of a representation, in bytes; both ends are included.
 * @typedef {{ readonly start: number, readonly end: number }} ByteRange
 */

const ONE_RANGE = /^[ \t]*bytes[ \t]*=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Reads a `Range` header (RFC 9110 §14.1.2, §14.2): the part that it asks for, 'unsatisfiable' when no byte of it
 * exists, or null when the whole is to be sent. A header that is malformed, or in another unit, is as if absent; so
 * is one that asks for several parts, which a server may refuse and no player sends.
 *
 * @param {string | undefined} header
 * @param {number} size in bytes
 * @returns {ByteRange | 'unsatisfiable' | null}
 */
export function readByteRange(header, size) {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : readSuffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return null;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

/**
 * Reads the last bytes. A suffix longer than the file is the whole file; of an empty file there is nothing to part.
 *
 * @param {number} length in bytes
 * @param {number} size in bytes
 * @returns {ByteRange | 'unsatisfiable' | null}
 */
function readSuffix(length, size) {
  if (length === 0) return 'unsatisfiable';
  return size === 0 ? null : { start: Math.max(0, size - length), end: size - 1 };
}
