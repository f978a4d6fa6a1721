// @ts-check
import { digestOf } from '../files/entityTag.mjs';
import { headerOf } from '../headers/headers.mjs';
import { moveFontPreloads } from './fontPreloads.mjs';
import { admitStyles, inlineStyles, withoutStyleSheets } from './inlineStyles.mjs';

const POLICY = 'Content-Security-Policy';

/**
 * Prepares a page for a first paint that waits for nothing: writes its style sheets into it, asks for its faces from
 * its body, and says so in its headers: its policy admits the styles by their hashes, its `Link` preloads neither any
 * more, its entity tag names what is sent. Anything else is left as it is.
 *
 * @param {import('node:http').ServerResponse} response changed in place
 * @param {Buffer} body its beginning at least
 * @param {ReadonlyMap<string, import('./styleSheets.mjs').StyleSheet>} sheets by address
 * @returns {Buffer} what to send instead
 */
export function preparePaint(response, body, sheets) {
  if (!(headerOf(response, 'Content-Type') ?? '').startsWith('text/html')) return body;
  const { page: styled, sources } = inlineStyles(body, sheets);
  const policy = admitStyles(headerOf(response, POLICY), sources);
  if (sources.length === 0 || policy === null) return body;
  response.setHeader(POLICY, policy);
  const { page, header } = moveFontPreloads(
    styled,
    withoutStyleSheets(headerOf(response, 'Link') ?? ''),
  );
  if (header === '') response.removeHeader('Link');
  else response.setHeader('Link', header);
  const etag = headerOf(response, 'ETag');
  if (etag !== undefined)
    response.setHeader('ETag', etag.replace(/"$/, `-${styleTag(sources)}"`));
  response.removeHeader('Content-Length');
  return page;
}

/** @param {readonly string[]} sources */
const styleTag = (sources) => digestOf(Buffer.from(sources.join(' '))).slice(0, 8);
