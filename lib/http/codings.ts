import Negotiator from 'negotiator';

/** A content coding (RFC 9110 §8.4.1) that the site applies to texts. */
export type Coding = 'br' | 'gzip';

/** The codings, by decreasing compression. */
export const CODINGS: readonly Coding[] = ['br', 'gzip'];

const BROTLI_HEADERS: ReadonlySet<string> = new Set([
  'br',
  'gzip, deflate, br',
  'gzip, deflate, br, zstd',
]);

/**
 * Negotiates the coding of an answer by `Accept-Encoding` (RFC 9110 §12.5.3) among the available ones; null to send the
 * bytes as they are.
 */
export function chooseCoding(
  accepted: string | null,
  available: readonly Coding[],
): Coding | null {
  if (accepted === null || available.length === 0) return null;
  // Nearly every request carries one of a few header values, which need no parsing.
  if (BROTLI_HEADERS.has(accepted) && available.includes('br')) return 'br';
  const headers = { 'accept-encoding': accepted };
  const acceptedCodings = new Negotiator({ headers }).encodings([...available, 'identity']);
  if (acceptedCodings[0] === 'identity') return null;
  return available.find((coding) => acceptedCodings.includes(coding)) ?? null;
}

/**
 * Returns the entity tag of a representation in a coding: strong, and different for each coding, so that ranges of one
 * coding are never joined with those of another (RFC 9110 §8.8.3).
 */
export const tagIn = (etag: string, coding: Coding | null): string =>
  coding === null ? etag : etag.replace(/"$/, `-${coding}"`);
