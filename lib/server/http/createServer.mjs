// @ts-check
import { createServer as createHttpServer } from 'node:http';
import { readVariable } from '../variables.mjs';
import { logFailure } from './log/failure.mjs';
import { answerPlainly, answerUnread } from './plainAnswer.mjs';
import { inTurn } from './request/inTurn.mjs';

/** The time in which a request, which has no body here, must have come. In milliseconds. */
const REQUEST_TIMEOUT = 20_000;

/** The beginning of a request whose method is well written (RFC 9110 §5.6.2), though it be unknown. */
const METHOD = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,32} /;

/**
 * An HTTP server whose every answer, Node's own included, carries the site's headers. It has no 'upgrade' listener:
 * Node then answers a request to change protocols as the ordinary request that it also is (RFC 9110 §7.8).
 *
 * @param {import('./front.mjs').Handler} handle
 */
export function createServer(handle) {
  const options = {
    requireHostHeader: false,
    headersTimeout: REQUEST_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: readVariable('KEEP_ALIVE_SECONDS') * 1000,
  };
  const server = createHttpServer(options);
  const onRequest = async (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    try {
      await handle(request, response);
    } catch (error) {
      logFailure(error);
      if (response.headersSent) response.destroy();
      else answerPlainly(response, 500);
    }
  };
  const { queued, isBusy } = inTurn();
  server.on('request', queued(onRequest));
  // No body is waited for: the answer is final, and nothing asks the client to go on.
  server.on('checkContinue', queued(onRequest));
  server.on(
    'checkExpectation',
    queued(async (_, response) => answerPlainly(response, 417, { Connection: 'close' })),
  );
  /** Whatever is written on a bare connection would stand inside the answer that is under way there. */
  const refuse = (
    /** @type {import('node:stream').Duplex} */ socket,
    /** @type {number} */ status,
  ) => (isBusy(socket) ? void socket.destroy() : answerAndDestroy(socket, status));
  server.on('connect', (_, socket) => refuse(socket, 405));
  server.on('clientError', (error, socket) => refuse(socket, statusOf(error)));
  return server;
}

/** @param {import('node:stream').Duplex} socket @param {number} status */
function answerAndDestroy(socket, status) {
  socket.once('finish', () => socket.destroy());
  answerUnread(socket, status);
}

/**
 * The status of a request that Node could not read.
 *
 * @param {Error & { code?: string, rawPacket?: Buffer }} error
 */
function statusOf({ code, rawPacket }) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const isMethod = METHOD.test(rawPacket?.toString('latin1', 0, 40) ?? '');
  return code === 'HPE_INVALID_METHOD' && isMethod ? 501 : 400;
}
