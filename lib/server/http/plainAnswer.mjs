// @ts-check
import { STATUS_CODES } from 'node:http';
import { NEVER } from './headers/cacheControl.mjs';
import { ALLOW } from './request/methods.mjs';
import { securityHeaders } from './headers/securityHeaders.mjs';

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Answers with a status and its name, without Next.
 *
 * @param {Response} response
 * @param {number} status
 * @param {Readonly<Record<string, string>>} [headers]
 */
export function answerPlainly(response, status, headers = {}) {
  response.writeHead(status, { ...plainHeaders(status), ...headers });
  response.end(bodyOf(status));
}

/**
 * Answers on the bare connection a request that is not read to its end, and ends the connection on this side.
 *
 * @param {import('node:stream').Duplex} socket
 * @param {number} status
 * @param {boolean} [isHead] whether the body is to be left out
 */
export function answerUnread(socket, status, isHead = false) {
  if (!socket.writable) return void socket.destroy();
  const head = Object.entries({ ...plainHeaders(status), Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const body = isHead ? '' : bodyOf(status);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
}

/** @param {number} status */
const bodyOf = (status) => (status === 204 ? '' : `${STATUS_CODES[status]}\n`);

/** @param {number} status @returns {Record<string, string>} */
function plainHeaders(status) {
  const body = bodyOf(status);
  return {
    ...securityHeaders('/', 'text/plain'),
    'Cache-Control': NEVER,
    ...(status === 204 || status === 405 ? { Allow: ALLOW } : {}),
    ...(body === ''
      ? {}
      : { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length) }),
  };
}
