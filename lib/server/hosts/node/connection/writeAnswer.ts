import 'server-only';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isGone, whenGone } from '@/lib/server/hosts/node/connection/whenGone';
import { plainAnswer, type Answer } from '@/lib/server/site/answer';
import { transportSecurity } from '@/lib/server/site/settings';

/**
 * Writes an answer of the site to Node's response. A body that ends before its length, a file that has become shorter,
 * ends the connection: the client was promised more.
 */
export function writeAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  if (isGone(response)) {
    if (body instanceof ReadableStream) void body.cancel();
    return;
  }
  response.writeHead(status, headers);
  if (!(body instanceof ReadableStream)) {
    response.end(body ?? undefined);
    return;
  }
  void pump(body.getReader(), response);
}

/** Writes a body as fast as it is taken, and lets go of it when its client is gone. */
async function pump(
  source: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  response: ServerResponse,
): Promise<void> {
  whenGone(response, () => void source.cancel().catch(() => undefined));
  try {
    for (let next = await source.read(); !next.done; next = await source.read()) {
      if (isGone(response)) return;
      if (!response.write(next.value)) await drained(response);
    }
    response.end();
  } catch {
    response.destroy();
  }
}

/** Waits until a response takes more, or its client is gone. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      for (const event of ['drain', 'close']) response.off(event, done);
      resolve();
    };
    for (const event of ['drain', 'close']) response.on(event, done);
    if (isGone(response)) done();
  });

/** Answers with a status and its name. */
export const writePlainly = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void => writeAnswer(response, plainAnswer(status, transportSecurity(), headers));

/**
 * Answers on the bare connection a request that is not read to its end, and ends the connection on this side.
 *
 * @param isHead whether the body is to be left out
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
