// @ts-check
import { compressLive } from './files/contentCoding.mjs';
import { startOfBody } from './paint/inlineStyles.mjs';
import { whenGone } from './request/whenGone.mjs';

/**
 * What is done with an answer of Next once enough of it is known.
 * @typedef {object} Finisher
 * @property {(response: Response, send: Send, body: Buffer) => Promise<void>} whole given all of it, to send in one piece
 * @property {(response: Response, begun: Buffer) => { coding: Coding | null, begun: Buffer }} live given its headers and
 *   its beginning, when it is longer than is held: prepares them, and says how to compress it and what follows
 *
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./files/contentCoding.mjs').Coding} Coding
 * @typedef {{ write: (chunk: Buffer) => boolean, end: (chunk?: Buffer) => void }} Send
 */

/** An answer that may be kept by caches is held whole up to it: it gets an entity tag, and is compressed once. */
const HELD_BYTES = 1024 * 1024;

/** One that is made for a visitor leaves as it is made; below it, it is known to be short. */
const HELD_LIVE_BYTES = 2 * 1024;

/**
 * Holds what Next writes until its headers and length are known. Next sends a page in one piece and the answer of a
 * route handler in several, without a length, a tag or compression.
 *
 * @param {Response} response changed in place
 * @param {Finisher} finisher
 */
export function holdAnswer(response, { whole, live }) {
  const own = { write: response.write, end: response.end };
  /** @type {Buffer[]} */
  let held = [];
  let size = 0;
  /** @type {Send | null} */
  let send = null;

  const release = () => {
    // The prototype's own methods come back: writing the head again calls them.
    for (const name of ['writeHead', 'flushHeaders']) Reflect.deleteProperty(response, name);
    return directly(response, own);
  };
  const stream = () => {
    const { coding, begun } = live(response, Buffer.concat(held));
    const direct = release();
    send = coding === null ? direct : through(compressLive(coding), response, direct);
    held = [];
    return send.write(begun);
  };

  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    for (const [name, value] of namedHeaders(rest)) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => undefined;
  response.write = (/** @type {unknown} */ chunk, /** @type {unknown[]} */ ...rest) => {
    const bytes = toBuffer(chunk, rest);
    callBack(rest);
    if (send) return send.write(bytes);
    held.push(bytes);
    size += bytes.length;
    return size > limitOf(response) && mayBegin(response, held, size) ? stream() : true;
  };
  response.end = (/** @type {unknown[]} */ ...given) => {
    const [chunk, ...rest] = typeof given[0] === 'function' ? [undefined, ...given] : given;
    const bytes = chunk === undefined || chunk === null ? null : toBuffer(chunk, rest);
    const done = rest.find((one) => typeof one === 'function');
    if (typeof done === 'function') response.once('finish', () => done());
    if (bytes) held.push(bytes);
    if (send) send.end(bytes ?? undefined);
    else whole(response, release(), Buffer.concat(held)).catch(() => response.destroy());
    held = [];
    return response;
  };
}

/** @param {Response} response */
const limitOf = (response) =>
  /no-store/.test(String(response.getHeader('Cache-Control') ?? ''))
    ? HELD_LIVE_BYTES
    : HELD_BYTES;

/**
 * Says whether the styles of what is held are known: a page's are in its head, which Next writes at once.
 *
 * @param {Response} response
 * @param {readonly Buffer[]} held
 * @param {number} size
 */
const mayBegin = (response, held, size) =>
  size > HELD_BYTES ||
  !String(response.getHeader('Content-Type') ?? '').startsWith('text/html') ||
  startOfBody(Buffer.concat(held)) >= 0;

/** @param {Response} response @param {Pick<Response, 'write' | 'end'>} own @returns {Send} */
const directly = (response, own) => ({
  write: (chunk) => own.write.call(response, chunk, 'utf8'),
  end: (chunk) => void own.end.call(response, chunk, 'utf8'),
});

/**
 * Sends through a compressor, which is let go with the connection: one that is never ended is never collected.
 *
 * @param {import('node:stream').Transform} compressor
 * @param {Response} response
 * @param {Send} direct
 * @returns {Send}
 */
function through(compressor, response, direct) {
  compressor.on('data', (chunk) => {
    if (!direct.write(chunk)) compressor.pause();
  });
  compressor.on('end', () => direct.end());
  compressor.on('error', () => response.destroy());
  compressor.on('drain', () => response.emit('drain'));
  response.on('drain', () => compressor.resume());
  whenGone(response, () => compressor.destroy());
  return {
    write: (chunk) => compressor.destroyed || compressor.write(chunk),
    end: (chunk) => void (compressor.destroyed || compressor.end(chunk)),
  };
}

/** @param {unknown} chunk @param {readonly unknown[]} rest */
function toBuffer(chunk, [encoding]) {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, /** @type {BufferEncoding} */ (encoding ?? 'utf8'));
  const { buffer, byteOffset, byteLength } = /** @type {Uint8Array} */ (chunk);
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** @param {readonly unknown[]} rest */
function callBack(rest) {
  const done = rest.find((one) => typeof one === 'function');
  if (typeof done === 'function') process.nextTick(() => done());
}

/** The headers given to `writeHead`: a record, or a flat list. @param {readonly unknown[]} rest @returns {[string, string][]} */
function namedHeaders(rest) {
  const given = rest.find((one) => typeof one === 'object' && one !== null);
  if (!Array.isArray(given)) return Object.entries(given ?? {});
  return given.flatMap((name, index) =>
    index % 2 === 0 ? [[String(name), given[index + 1]]] : [],
  );
}
