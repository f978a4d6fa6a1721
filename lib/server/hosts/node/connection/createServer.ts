import 'server-only';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { inTurn, type Handler } from '@/lib/server/hosts/node/connection/inTurn';
import { writePlainly, writeUnread } from '@/lib/server/hosts/node/connection/writeAnswer';
import { logFailure } from '@/lib/server/hosts/node/log/failure';
import { readVariable } from '@/lib/server/variables.mjs';

/** The time in which a request, which has no body here, must have come. In milliseconds. */
const REQUEST_TIMEOUT = 20_000;

/** The beginning of a request whose method is well written (RFC 9110 §5.6.2), though it be unknown. */
const METHOD = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,32} /;

/**
 * Creates an HTTP server whose every answer, Node's own included, carries the site's headers. It has no 'upgrade'
 * listener: Node then answers a request to change protocols as the ordinary request that it also is (RFC 9110 §7.8).
 */
export function createServer(handle: Handler): Server {
  const server = createHttpServer({
    requireHostHeader: false,
    headersTimeout: REQUEST_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: readVariable('KEEP_ALIVE_SECONDS') * 1000,
  });
  const onRequest: Handler = async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      logFailure(error);
      if (response.headersSent) response.destroy();
      else writePlainly(response, 500);
    }
  };
  const { queued, isBusy } = inTurn();
  server.on('request', queued(onRequest));
  // No body is waited for: the answer is final, and nothing asks the client to go on.
  server.on('checkContinue', queued(onRequest));
  server.on(
    'checkExpectation',
    queued(async (_, response) => writePlainly(response, 417, { Connection: 'close' })),
  );
  /** Whatever is written on a bare connection would stand inside the answer that is under way there. */
  const refuse = (socket: Duplex, status: number): void =>
    isBusy(socket) ? void socket.destroy() : answerAndDestroy(socket, status);
  server.on('connect', (_, socket) => refuse(socket, 405));
  server.on('clientError', (error, socket) => refuse(socket, statusOf(error)));
  return server;
}

function answerAndDestroy(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  writeUnread(socket, status);
}

/** Returns the status of a request that Node could not read. */
function statusOf({ code, rawPacket }: Error & { code?: string; rawPacket?: Buffer }): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const isMethod = METHOD.test(rawPacket?.toString('latin1', 0, 40) ?? '');
  return code === 'HPE_INVALID_METHOD' && isMethod ? 501 : 400;
}
