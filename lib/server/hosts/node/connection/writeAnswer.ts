import 'server-only';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { plainAnswer, type Answer } from '@/lib/server/site/answer';
import { transportSecurity } from '@/lib/server/site/settings';

/**
 * Writes an answer of the site to Node's response. A body that ends before its announced length (a file that has become
 * shorter) ends the connection.
 */
export function writeAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  if (isClosed(response)) return;
  response.writeHead(status, headers);
  // `pipeline` cancels the body when the client disconnects.
  if (body instanceof ReadableStream) pipeline(body, response, () => undefined);
  else response.end(body ?? undefined);
}

/**
 * Tells whether nothing more can be sent: the answer or its connection has ended. A response queued behind others of
 * its connection gets no 'close' event.
 */
export const isClosed = (response: ServerResponse): boolean =>
  response.closed || response.destroyed || response.req.socket.destroyed;

/** Answers with a status and its reason phrase. */
export const writeStatus = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void => writeAnswer(response, plainAnswer(status, transportSecurity(), headers));

/**
 * Answers on the bare socket a request that is not read to its end, then ends the writable side.
 * @param isHead whether to omit the body
 */
export function writeUnread(socket: Duplex, status: number, isHead = false): void {
  if (!socket.writable) return void socket.destroy();
  const { headers, body } = plainAnswer(status, transportSecurity(), { Connection: 'close' });
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const text = isHead || typeof body !== 'string' ? '' : body;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${text}`);
}
