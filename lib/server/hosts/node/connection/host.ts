import 'server-only';
import type { IncomingMessage } from 'node:http';

/** Host and optional port of an authority (RFC 3986 §3.2.2), without user or path. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.v]+\])(?::\d*)?$/i;

/**
 * Tells whether a request has exactly one well-formed `Host` field, optional before HTTP/1.1 only (RFC 9112 §3.2). Node
 * keeps the first of several fields, where a proxy may have checked the last.
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
