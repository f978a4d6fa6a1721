/** The methods that every address of the site understands, as the value of `Allow`. */
export const ALLOW = 'GET, HEAD, OPTIONS';

const READ_METHODS = new Set(['GET', 'HEAD']);

/** Methods that RFC 9110 §9.3 and RFC 5789 define, and that the site refuses. */
const REFUSED_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT']);

/**
 * Returns the status that ends a request whose method is not GET or HEAD: 204 for OPTIONS, 405 for a known method, 501
 * for an unknown one; null for GET and HEAD.
 */
export function refuseMethod(method: string): 204 | 405 | 501 | null {
  if (READ_METHODS.has(method)) return null;
  if (method === 'OPTIONS') return 204;
  return REFUSED_METHODS.has(method) ? 405 : 501;
}
