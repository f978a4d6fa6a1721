// @ts-check
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readByteRange } from './byteRange.mjs';
import { fileCacheControl } from '../headers/cacheControl.mjs';
import { evaluateConditions, holdsIfRange } from './conditions.mjs';
import { chooseCoding, compressOnce, isCompressible } from './contentCoding.mjs';
import { tagOf } from './entityTag.mjs';
import { addVary, setSecurityHeaders } from '../headers/headers.mjs';
import { answerPlainly } from '../plainAnswer.mjs';
import { isGone, whenGone } from '../request/whenGone.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./staticFiles.mjs').StaticFile} StaticFile
 */

/** Text is compressed whole, and kept so; what is longer goes as it is. In bytes. */
const LONGEST_TEXT = 4 * 1024 * 1024;

/** Read at once; as much is held for each client that takes its time. In bytes. */
const READ_BYTES = 128 * 1024;

/**
 * Answers a GET or HEAD of a file: whole, a part (RFC 9110 §14), or that the client has it (§13).
 *
 * @param {Request} request
 * @param {Response} response
 * @param {string} path
 * @param {StaticFile} found
 */
export async function sendFile(request, response, path, found) {
  const { size, type, modifiedAt } = found;
  const { headers } = request;
  const isPart = request.method === 'GET' && headers.range !== undefined;
  const coding = isPart || size > LONGEST_TEXT ? null : chooseCoding(request, type, size);
  const etag = tagOf(found.etag, coding);
  const validators = { etag, lastModified: modifiedAt };
  const status = evaluateConditions(headers, validators);
  if (status === 412) return answerPlainly(response, 412);
  const range =
    isPart && status === 200 && holdsIfRange(headers, validators)
      ? readByteRange(headers.range, size)
      : null;
  if (range === 'unsatisfiable')
    return answerPlainly(response, 416, { 'Content-Range': `bytes */${size}` });

  response.setHeader('Cache-Control', fileCacheControl(found.isHashed));
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', new Date(modifiedAt).toUTCString());
  response.setHeader('Accept-Ranges', 'bytes');
  if (isCompressible(type)) addVary(response, 'Accept-Encoding');
  if (status === 304) {
    response.statusCode = 304;
    setSecurityHeaders(response, path);
    response.end();
    return;
  }
  response.setHeader('Content-Type', type);
  setSecurityHeaders(response, path);
  if (coding !== null) return sendText(response, found, coding);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  }
  response.setHeader('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || size === 0) response.end();
  else stream(response, found.file, start, end);
}

/** @param {Response} response @param {StaticFile} found @param {import('./contentCoding.mjs').Coding} coding */
async function sendText(response, { file, etag, encoded }, coding) {
  const ready = encoded[coding];
  const body = await (ready === undefined
    ? compressOnce(() => readFile(file), coding, etag)
    : readFile(ready));
  response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/**
 * Sends a part of a file as fast as it is taken. A file that has become shorter ends the connection: the client was
 * promised more.
 *
 * @param {Response} response
 * @param {string} file
 * @param {number} start
 * @param {number} end
 */
function stream(response, file, start, end) {
  if (isGone(response)) return;
  const source = createReadStream(file, { start, end, highWaterMark: READ_BYTES });
  source.on('error', () => response.destroy());
  source.on('end', () => source.bytesRead === end - start + 1 || response.destroy());
  whenGone(response, () => source.destroy());
  source.pipe(response);
}
