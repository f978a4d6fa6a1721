import 'server-only';
import { NOT_FOUND, NO_STORE, PAGE } from '@/lib/http/cacheControl';
import { chooseCoding, CODINGS, tagIn } from '@/lib/http/codings';
import { evaluateConditions, readHttpDate } from '@/lib/http/conditions';
import type { RequestHead } from '@/lib/http/requestHead';
import { securityHeaders } from '@/lib/http/securityHeaders';
import { plainAnswer, type Answer } from '@/lib/server/site/answer';
import { digestOf } from '@/lib/server/site/digest';
import type { SiteParts } from '@/lib/server/site/parts';
import { withCodings } from '@/lib/server/site/sendBody';

/** In bytes: below this size the `Content-Encoding` header costs more than compression saves. */
const MIN_COMPRESSED_BYTES = 1024;

/** Media types that are sent compressed; pictures and sounds of routes are not. */
const TEXT_TYPE = /^(?:text\/|application\/(?:json|javascript|rss\+xml|xml|manifest\+json))/;

/**
 * Answers with a response made at request time: adds its entity tag, evaluates the preconditions, compresses the body
 * and sets `Cache-Control`.
 */
export async function sendResponse(
  request: RequestHead,
  path: string,
  response: Response,
  { encode, settings: { transport } }: Pick<SiteParts, 'encode' | 'settings'>,
): Promise<Answer> {
  const { status, headers: responseHeaders } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const type = responseHeaders.get('content-type') ?? '';
  const isText = TEXT_TYPE.test(type);
  const coding =
    isText && body.length >= MIN_COMPRESSED_BYTES
      ? chooseCoding(request.headers.get('accept-encoding'), CODINGS)
      : null;
  const cacheControl = cacheControlOf(status, responseHeaders.get('cache-control'));
  const headers = new Headers({ ...securityHeaders(path, type, transport) });
  for (const [name, value] of responseHeaders) headers.set(name, value);
  headers.set('cache-control', cacheControl);
  if (isText) headers.set('vary', withCodings(responseHeaders.get('vary') ?? undefined));
  const isTagged = status === 200 && !cacheControl.includes('no-store');
  const tag = isTagged ? (responseHeaders.get('etag') ?? `"${await digestOf(body)}"`) : null;
  if (tag !== null) {
    const etag = tagIn(tag, coding);
    headers.set('etag', etag);
    const lastModified = readHttpDate(responseHeaders.get('last-modified'));
    const outcome = evaluateConditions(request.headers, { etag, lastModified });
    if (outcome === 412) return plainAnswer(412, transport);
    if (outcome === 304) {
      headers.delete('content-type');
      return { status: 304, headers: Object.fromEntries(headers), body: null };
    }
  }
  // The tag alone is no cache key: the feed has the same tag in each of its formats.
  const key = tag === null ? null : `${path} ${type} ${tag}`;
  const sentBody = coding === null ? body : await encode(body, coding, key);
  if (coding !== null) headers.set('content-encoding', coding);
  if (status !== 204 && status !== 304) headers.set('content-length', String(sentBody.length));
  return {
    status,
    headers: Object.fromEntries(headers),
    body: request.method === 'HEAD' || sentBody.length === 0 ? null : sentBody,
  };
}

function cacheControlOf(status: number, cacheControl: string | null): string {
  if (status >= 300 && status < 400) return cacheControl ?? NO_STORE;
  if (status === 404) return NOT_FOUND;
  if (status >= 400) return NO_STORE;
  return cacheControl ?? PAGE;
}
