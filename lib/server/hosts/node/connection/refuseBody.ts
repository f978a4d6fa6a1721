import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { writeUnread } from '@/lib/server/hosts/node/connection/writeAnswer';

/** In milliseconds: how long a client may read the answer before its connection is cut. */
const LINGER_MS = 1000;

/** In bytes: a body up to this length is read and discarded; a longer body is not read. */
const MAX_DISCARDED_BYTES = 64 * 1024;

/**
 * Refuses a request that has a body, and ends the connection a moment later: closing the connection while the client
 * still writes would discard the answer (RFC 9112 §9.6).
 */
export function refuseBody(request: IncomingMessage, status: number): void {
  const { socket } = request;
  writeUnread(socket, status, request.method === 'HEAD');
  if (Number(request.headers['content-length'] ?? Infinity) <= MAX_DISCARDED_BYTES)
    request.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Tells whether the headers of a request announce a body. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
