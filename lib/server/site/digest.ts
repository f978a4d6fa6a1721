import 'server-only';

/** In characters of base64url: half of a SHA-256, long enough that no two files share a digest. */
const DIGEST_LENGTH = 22;

/** Returns the source expression (CSP 3 §2.3.1) that admits an inline script or style with this text. */
export const hashSource = async (text: string): Promise<string> =>
  `'sha256-${await sha256(new TextEncoder().encode(text))}'`;

/** Returns the digest of bytes: their file name in an image, and their entity tag. */
export const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  (await sha256(bytes)).replaceAll('+', '-').replaceAll('/', '_').slice(0, DIGEST_LENGTH);

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
