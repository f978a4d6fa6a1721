import 'server-only';
import type { IncomingMessage } from 'node:http';

/** A host and its port as an address has them (RFC 3986 §3.2.2): neither a user nor a path. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.v]+\])(?::\d*)?$/i;

/**
 * Tells whether a request names its host as it must (RFC 9112 §3.2): once, well written, and always from HTTP/1.1 on.
 * Node keeps the first of several, where a proxy may have looked at the last.
 */
export function hasOneHost({
  headers: { host },
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion'>): boolean {
  if (host === undefined) return httpVersion !== '1.1';
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length === 1 && HOST.test(host);
}
