import type { RequestHeaders } from '@/lib/http/requestHead';

/** The validators of a representation (RFC 9110 §8.8). */
export interface Validators {
  /** Quotes included. */
  readonly etag: string;
  /** Seconds since 1970; null when the representation has no date. */
  readonly lastModified: number | null;
}

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

/** The suffix that `tagIn` gives the entity tag of a compressed representation (codings.ts). */
const CODING_SUFFIX = /-(?:br|gzip)"$/;

/**
 * Evaluates the preconditions of a GET or HEAD that would be answered 200, in the order of RFC 9110 §13.2.2: 200 to
 * continue, 304 when the client has the representation already, 412 when the client asked for another representation.
 */
export function evaluateConditions(
  headers: RequestHeaders,
  validators: Validators,
): 200 | 304 | 412 {
  if (!satisfiesIfMatch(headers, validators)) return 412;
  return hasCurrentCopy(headers, validators) ? 304 : 200;
}

/**
 * Tells whether the `Range` of a request applies: its `If-Range` (RFC 9110 §13.1.5) is absent, or names exactly this
 * representation by a strong tag or its date.
 */
export function holdsIfRange(
  headers: RequestHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const ifRange = headers.get('if-range')?.trim();
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return ifRange === etag && !ifRange.startsWith('W/');
  return lastModified !== null && readHttpDate(ifRange) === lastModified;
}

function satisfiesIfMatch(
  headers: RequestHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const tags = headers.get('if-match');
  if (tags !== null) return matchesTag(tags, etag, isSameStrongly);
  const date = readHttpDate(headers.get('if-unmodified-since'));
  return date === null || lastModified === null || lastModified <= date;
}

function hasCurrentCopy(headers: RequestHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return matchesTag(tags, etag, isSameWeakly);
  const date = readHttpDate(headers.get('if-modified-since'));
  return date !== null && lastModified !== null && lastModified <= date;
}

type CompareTags = (tag: string, etag: string) => boolean;

const matchesTag = (tags: string, etag: string, isSame: CompareTags): boolean =>
  tags.trim() === '*' || (tags.match(ENTITY_TAG) ?? []).some((tag) => isSame(tag, etag));

const isSameStrongly: CompareTags = (tag, etag) =>
  !tag.startsWith('W/') && !etag.startsWith('W/') && isSameWeakly(tag, etag);

const isSameWeakly: CompareTags = (tag, etag) => opaqueTag(tag) === opaqueTag(etag);

const opaqueTag = (tag: string): string => tag.replace(/^W\//, '').replace(CODING_SUFFIX, '"');

/**
 * Parses an HTTP date (RFC 9110 §5.6.7) in any of its three forms.
 * @returns seconds since 1970; null for an invalid date, which a server ignores
 */
export function readHttpDate(text: string | null): number | null {
  if (text === null || !/^[A-Za-z]{3,9},? /.test(text)) return null;
  const milliseconds = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
}
