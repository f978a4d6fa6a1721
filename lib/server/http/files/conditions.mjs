// @ts-check

/**
 * What a conditional request is compared with.
 * @typedef {object} Validators
 * @property {string | undefined} etag with its quotes
 * @property {number | undefined} lastModified milliseconds since 1970
 *
 * @typedef {import('node:http').IncomingHttpHeaders} Headers
 */

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

/** The end that an entity tag gets when its representation is compressed (entityTag.mjs). */
const ENCODED = /-(?:br|gzip)"$/;

/**
 * Evaluates the preconditions of a GET or HEAD that would be answered 200, in the order of RFC 9110 §13.2.2:
 * 200 to go on, 304 when the client has it already, 412 when it wanted another one.
 *
 * @param {Headers} headers
 * @param {Validators} validators
 * @returns {200 | 304 | 412}
 */
export function evaluateConditions(headers, validators) {
  if (!holdsIfMatch(headers, validators)) return 412;
  return hasCurrentCopy(headers, validators) ? 304 : 200;
}

/**
 * Says whether a `Range` may be honoured: `If-Range` (RFC 9110 §13.1.5) asks for exactly this representation, by a
 * strong tag or by its very date.
 *
 * @param {Headers} headers
 * @param {Validators} validators
 */
export function holdsIfRange(headers, { etag, lastModified }) {
  const wanted = headers['if-range']?.toString().trim();
  if (wanted === undefined) return true;
  if (wanted.includes('"')) return wanted === etag && !wanted.startsWith('W/');
  return lastModified !== undefined && readHttpDate(wanted) === inSeconds(lastModified);
}

/** @param {Headers} headers @param {Validators} validators */
function holdsIfMatch(headers, { etag, lastModified }) {
  const tags = headers['if-match'];
  if (tags !== undefined) return matches(tags, etag, isSameStrongly);
  const date = readHttpDate(headers['if-unmodified-since']);
  return date === null || lastModified === undefined || inSeconds(lastModified) <= date;
}

/** @param {Headers} headers @param {Validators} validators */
function hasCurrentCopy(headers, { etag, lastModified }) {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return matches(tags, etag, isSameWeakly);
  const date = readHttpDate(headers['if-modified-since']);
  return date !== null && lastModified !== undefined && inSeconds(lastModified) <= date;
}

/**
 * @param {string} tags
 * @param {string | undefined} etag
 * @param {(one: string, other: string) => boolean} isSame
 */
function matches(tags, etag, isSame) {
  if (tags.trim() === '*') return true;
  return etag !== undefined && (tags.match(ENTITY_TAG) ?? []).some((tag) => isSame(tag, etag));
}

/** @param {string} one @param {string} other */
const isSameStrongly = (one, other) =>
  !one.startsWith('W/') && !other.startsWith('W/') && isSameWeakly(one, other);

/** @param {string} one @param {string} other */
const isSameWeakly = (one, other) => opaque(one) === opaque(other);

/** @param {string} tag */
const opaque = (tag) => tag.replace(/^W\//, '').replace(ENCODED, '"');

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => Math.floor(milliseconds / 1000);

/**
 * Reads an HTTP date (RFC 9110 §5.6.7) in any of its three forms, in seconds since 1970; null for anything else,
 * which is to be ignored.
 *
 * @param {string | undefined} text
 */
function readHttpDate(text) {
  if (text === undefined || !/^[A-Za-z]{3,9},? /.test(text)) return null;
  const milliseconds = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(milliseconds) ? null : inSeconds(milliseconds);
}
