import 'server-only';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createRequestQueue,
  type Handler,
} from '@/lib/server/hosts/node/connection/requestQueue';
import { writeStatus, writeUnread } from '@/lib/server/hosts/node/connection/writeAnswer';
import { logFailure } from '@/lib/server/hosts/node/log/failure';
import { readVariable } from '@/lib/server/variables.mjs';

/** In milliseconds: the limit for receiving a request, which has no body on this site. */
const REQUEST_TIMEOUT_MS = 20_000;

/** The start of a request line with a well-formed method (RFC 9110 §5.6.2), known or unknown. */
const METHOD = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,32} /;

/**
 * Creates an HTTP server all of whose answers, Node's own included, carry the site's headers. Without an 'upgrade'
 * listener, Node answers a request to switch protocols as an ordinary request (RFC 9110 §7.8).
 */
export function createServer(handle: Handler): Server {
  const server = createHttpServer({
    requireHostHeader: false,
    headersTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: readVariable('KEEP_ALIVE_SECONDS') * 1000,
  });
  const onRequest: Handler = (request, response) => {
    const onFailure = (error: unknown): void => {
      logFailure(error);
      if (response.headersSent) response.destroy();
      else writeStatus(response, 500);
    };
    try {
      const handling = handle(request, response);
      return handling instanceof Promise ? handling.catch(onFailure) : handling;
    } catch (error) {
      return onFailure(error);
    }
  };
  const { queued, isBusy } = createRequestQueue();
  server.on('request', queued(onRequest));
  // Bodies are refused: answer at once instead of sending 100 Continue.
  server.on('checkContinue', queued(onRequest));
  server.on(
    'checkExpectation',
    queued((_, response) => writeStatus(response, 417, { Connection: 'close' })),
  );
  /**
   * Refuses a request on its bare socket, unless a response is being sent on that socket: the refusal would be read as
   * a part of that response.
   */
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

/** Returns the status for a request that Node could not parse. */
function statusOf({ code, rawPacket }: Error & { code?: string; rawPacket?: Buffer }): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const isMethod = METHOD.test(rawPacket?.toString('latin1', 0, 40) ?? '');
  return code === 'HPE_INVALID_METHOD' && isMethod ? 501 : 400;
}
