// @ts-check
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import compressible from 'compressible';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** @typedef {'br' | 'gzip'} Coding */

/** Below it, the header that says so outweighs what is saved. In bytes. */
const SMALLEST = 1024;

/** Of compressed bodies, kept so that each is made once. In bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** For bodies that are kept; a body made for one visitor is done at a level that keeps pace with its making. */
const KEPT_LEVEL = 9;
const LIVE_BROTLI_LEVEL = 4;

/** Of its window, the power of two in bytes: 256 kB, more than a page has; the default of 4 MB is held for each visitor. */
const LIVE_BROTLI_WINDOW = 18;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** @type {LRUCache<string, Buffer>} */
const kept = new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length + 1 });

/** @type {Map<string, Promise<Buffer>>} */
const underWay = new Map();

/** @param {string} contentType */
export const isCompressible = (contentType) => compressible(contentType) === true;

/**
 * The coding that a client wants of a body (RFC 9110 §12.5.3); null to send it as it is.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {string} contentType
 * @param {number} [size] in bytes, when it is known
 * @returns {Coding | null}
 */
export function chooseCoding(request, contentType, size = Infinity) {
  if (size < SMALLEST || !isCompressible(contentType)) return null;
  if (request.headers['accept-encoding'] === undefined) return null;
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity']);
  if (accepted.length === 0 || accepted[0] === 'identity') return null;
  return accepted.includes('br') ? 'br' : 'gzip';
}

/**
 * Compresses a body once for all who ask for it.
 *
 * @param {() => Buffer | Promise<Buffer>} read
 * @param {Coding} coding
 * @param {string} digest of the body
 * @returns {Promise<Buffer>}
 */
export async function compressOnce(read, coding, digest) {
  const key = `${coding} ${digest}`;
  const known = kept.get(key) ?? underWay.get(key);
  if (known) return known;
  const making = compressNow(read, coding).finally(() => underWay.delete(key));
  underWay.set(key, making);
  const made = await making;
  kept.set(key, made);
  return made;
}

/** @param {() => Buffer | Promise<Buffer>} read @param {Coding} coding */
async function compressNow(read, coding) {
  const body = await read();
  return compress[coding](body, levelOf(coding, body.length));
}

/** @param {Coding} coding @param {number} size */
const levelOf = (coding, size) =>
  coding === 'gzip'
    ? { level: KEPT_LEVEL }
    : {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: KEPT_LEVEL,
          [constants.BROTLI_PARAM_SIZE_HINT]: size,
        },
      };

/** A stream that compresses what is written while it is being made. @param {Coding} coding */
export const compressLive = (coding) =>
  coding === 'gzip'
    ? createGzip()
    : createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: LIVE_BROTLI_LEVEL,
          [constants.BROTLI_PARAM_LGWIN]: LIVE_BROTLI_WINDOW,
        },
      });
