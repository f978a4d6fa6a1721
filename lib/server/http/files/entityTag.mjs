// @ts-check
import { createHash } from 'node:crypto';

/** Half of a SHA-256, far beyond chance. In characters of base64url. */
const LENGTH = 22;

/** @param {Buffer} bytes */
export const digestOf = (bytes) => shorten(createHash('sha256').update(bytes));

/** @param {import('node:crypto').Hash} hash */
export const shorten = (hash) => hash.digest('base64url').slice(0, LENGTH);

/**
 * The entity tag of a representation: strong, so that ranges of it can be put together, hence one for each coding.
 *
 * @param {string} etag of the body as it is
 * @param {string | null} coding
 */
export const tagOf = (etag, coding) =>
  coding === null ? etag : etag.replace(/"$/, `-${coding}"`);
