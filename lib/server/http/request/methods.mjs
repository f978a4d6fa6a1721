// @ts-check

/** What every address of the site understands; nothing here is written to. */
export const ALLOW = 'GET, HEAD, OPTIONS';

const READING = new Set(['GET', 'HEAD']);

/** Defined by RFC 9110 §9.3 and RFC 5789: known, and refused here. */
const KNOWN = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT']);

/**
 * Says how a method is met: null when it reads, otherwise the status of the whole answer: 204 with `Allow` to
 * OPTIONS, 405 to what is known but not offered, 501 to what is not known.
 *
 * @param {string | undefined} method
 * @returns {204 | 405 | 501 | null}
 */
export function refuseMethod(method = '') {
  if (READING.has(method)) return null;
  if (method === 'OPTIONS') return 204;
  return KNOWN.has(method) ? 405 : 501;
}
