// @ts-check
import { cacheControl } from './headers/cacheControl.mjs';
import { evaluateConditions } from './files/conditions.mjs';
import { chooseCoding, compressOnce, isCompressible } from './files/contentCoding.mjs';
import { digestOf, tagOf } from './files/entityTag.mjs';
import { addVary, headerOf, setSecurityHeaders } from './headers/headers.mjs';
import { askForReports, wantsReports } from './reports/policyReports.mjs';
import { preparePaint } from './paint/preparePaint.mjs';

/**
 * What the front knows of a request that Next answers.
 * @typedef {object} Asked
 * @property {import('node:http').IncomingMessage} request
 * @property {string} path
 * @property {boolean} isMixable see cacheControl.mjs
 * @property {import('node:http').IncomingHttpHeaders} conditions the headers as they came
 * @property {ReadonlyMap<string, import('./paint/styleSheets.mjs').StyleSheet>} sheets of the build, by address
 *
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./heldAnswer.mjs').Finisher} Finisher
 */

/**
 * Completes the answers of Next: how long they may be kept, security, entity tag, conditions, compression.
 *
 * @param {Asked} asked
 * @returns {Finisher}
 */
export function finishAnswer(asked) {
  return {
    live: (response, given) => {
      const begun = preparePaint(response, given, asked.sheets);
      completeHeaders(response, asked);
      const coding = mayEncode(response)
        ? chooseCoding(asked.request, headerOf(response, 'Content-Type') ?? '')
        : null;
      if (coding !== null) encodeHeaders(response, coding);
      return { coding, begun };
    },
    whole: async (response, send, given) => {
      const body = preparePaint(response, given, asked.sheets);
      completeHeaders(response, asked);
      if (response.statusCode === 304 || !mayEncode(response)) return send.end(body);
      const type = headerOf(response, 'Content-Type') ?? '';
      const coding = chooseCoding(asked.request, type, body.length);
      const etag = entityTag(response, body);
      if (etag !== null && !isWanted(response, asked, tagOf(etag, coding))) return send.end();
      const sent = coding === null ? body : await compress(asked, coding, etag, type, body);
      if (response.destroyed) return;
      if (coding !== null) encodeHeaders(response, coding);
      response.setHeader('Content-Length', sent.length);
      send.end(sent);
    },
  };
}

/**
 * The entity tag of an answer that may be kept: its own, or else one of its bytes.
 *
 * @param {Response} response
 * @param {Buffer} body
 */
const entityTag = (response, body) =>
  isTagged(response) ? (headerOf(response, 'ETag') ?? `"${digestOf(body)}"`) : null;

/**
 * Gives the answer its entity tag, and turns it into 304 or 412 when the client's conditions say so.
 *
 * @param {Response} response
 * @param {Asked} asked
 * @param {string} etag
 */
function isWanted(response, { conditions }, etag) {
  const modified = Date.parse(headerOf(response, 'Last-Modified') ?? '');
  response.setHeader('ETag', etag);
  const status = evaluateConditions(conditions, {
    etag,
    lastModified: Number.isNaN(modified) ? undefined : modified,
  });
  if (status === 200) return true;
  response.statusCode = status;
  for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
  if (status === 412) response.setHeader('Cache-Control', 'no-store');
  return false;
}

/**
 * Compresses a body once. A tag alone does not name it: the feed has the same in each of its formats.
 *
 * @param {Asked} asked
 * @param {import('./files/contentCoding.mjs').Coding} coding
 * @param {string | null} etag
 * @param {string} type
 * @param {Buffer} body
 */
const compress = ({ path }, coding, etag, type, body) =>
  compressOnce(() => body, coding, etag === null ? digestOf(body) : `${path} ${type} ${etag}`);

/** @param {Response} response @param {Asked} asked */
function completeHeaders(response, { path, isMixable }) {
  const isPage = (headerOf(response, 'Content-Type') ?? '').startsWith('text/html');
  const answer = {
    status: response.statusCode,
    path,
    isMixable: isMixable && isPage,
    isLost: headerOf(response, 'x-nextjs-rewritten-path') === '/introuvable',
    given: headerOf(response, 'Cache-Control'),
  };
  response.setHeader('Cache-Control', cacheControl(answer));
  // A condition on a tag holds for what is there (RFC 9110 §13.2.1): what is not has none.
  if (!isTagged(response)) response.removeHeader('ETag');
  if (isCompressible(headerOf(response, 'Content-Type') ?? ''))
    addVary(response, 'Accept-Encoding');
  setSecurityHeaders(response, path);
  if (isPage && wantsReports()) askForReports(response);
}

/** @param {Response} response */
const mayEncode = (response) =>
  !response.hasHeader('Content-Encoding') && ![204, 304].includes(response.statusCode);

/** What is made for one visitor is another each time. @param {Response} response */
const isTagged = (response) =>
  response.statusCode === 200 && !/no-store/.test(headerOf(response, 'Cache-Control') ?? '');

/** @param {Response} response @param {string} coding */
function encodeHeaders(response, coding) {
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', coding);
}
