// @ts-check
import { answerUnread } from '../plainAnswer.mjs';

/** How long a client has to read the answer before its connection is cut. In milliseconds. */
const LINGER = 1000;

/** A body up to it is taken and thrown away; a longer one waits in vain. In bytes. */
const SMALL = 64 * 1024;

/**
 * Refuses a request with a body, at once, and ends the connection a moment later: one that is cut while its client
 * still writes takes the answer with it (RFC 9112 §9.6). Nothing of the body is kept.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} status
 */
export function refuseBody(request, status) {
  const { socket } = request;
  answerUnread(socket, status, request.method === 'HEAD');
  if (Number(request.headers['content-length'] ?? Infinity) <= SMALL) request.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
export const hasBody = (headers) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
