import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { writeUnread } from '@/lib/server/hosts/node/connection/writeAnswer';

/** How long a client has to read the answer before its connection is cut. In milliseconds. */
const LINGER = 1000;

/** A body up to it is taken and thrown away; a longer one waits in vain. In bytes. */
const SMALL = 64 * 1024;

/**
 * Refuses a request with a body, at once, and ends the connection a moment later: one that is cut while its client
 * still writes takes the answer with it (RFC 9112 §9.6). Nothing of the body is kept.
 */
export function refuseBody(request: IncomingMessage, status: number): void {
  const { socket } = request;
  writeUnread(socket, status, request.method === 'HEAD');
  if (Number(request.headers['content-length'] ?? Infinity) <= SMALL) request.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}

/** Tells whether the headers of a request announce a body. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
