import Negotiator from 'negotiator';

/** A content coding (RFC 9110 §8.4.1) in which texts are sent. */
export type Coding = 'br' | 'gzip';

/** The codings, the one that compresses best first. */
export const CODINGS: readonly Coding[] = ['br', 'gzip'];

const EVERYDAY: ReadonlySet<string> = new Set([
  'br',
  'gzip, deflate, br',
  'gzip, deflate, br, zstd',
]);

/**
 * Chooses the coding of an answer by `Accept-Encoding` (RFC 9110 §12.5.3), among those that are there; null to send
 * the bytes as they are.
 */
export function chooseCoding(
  accepted: string | null,
  available: readonly Coding[],
): Coding | null {
  if (accepted === null || available.length === 0) return null;
  // What nearly every browser says, and says at each request.
  if (EVERYDAY.has(accepted) && available.includes('br')) return 'br';
  const headers = { 'accept-encoding': accepted };
  const wanted = new Negotiator({ headers }).encodings([...available, 'identity']);
  if (wanted[0] === 'identity') return null;
  return available.find((coding) => wanted.includes(coding)) ?? null;
}

/** Gives a representation in a coding an entity tag of its own: strong, so that its ranges can be put together. */
export const tagIn = (etag: string, coding: Coding | null): string =>
  coding === null ? etag : etag.replace(/"$/, `-${coding}"`);
