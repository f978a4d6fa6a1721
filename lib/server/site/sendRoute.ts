import 'server-only';
import { LOST, NEVER, PAGE } from '@/lib/http/cacheControl';
import { chooseCoding, CODINGS, tagIn } from '@/lib/http/codings';
import { evaluateConditions, readHttpDate } from '@/lib/http/conditions';
import type { RequestHead } from '@/lib/http/requestHead';
import { securityHeaders } from '@/lib/http/securityHeaders';
import { plainAnswer, type Answer } from '@/lib/server/site/answer';
import type { SiteParts } from '@/lib/server/site/parts';
import { withCodings } from '@/lib/server/site/sendBody';

/** Below it, in bytes, the header that says so outweighs what is saved. */
const SMALLEST = 1024;

/** What is sent compressed; the pictures and sounds of a route never are. */
const TEXT = /^(?:text\/|application\/(?:json|javascript|rss\+xml|xml|manifest\+json))/;

/**
 * Answers with what a route has made: gives it its tag, evaluates the conditions of the request, compresses it, and
 * says how long it may be kept.
 */
export async function sendRoute(
  request: RequestHead,
  path: string,
  made: Response,
  { encode, settings: { transport } }: Pick<SiteParts, 'encode' | 'settings'>,
): Promise<Answer> {
  const { status } = made;
  const given = Object.fromEntries(
    [...made.headers].map(([name, value]) => [canonical(name), value]),
  );
  const body = new Uint8Array(await made.arrayBuffer());
  const type = given['Content-Type'] ?? '';
  const isText = TEXT.test(type);
  const coding =
    isText && body.length >= SMALLEST
      ? chooseCoding(request.headers.get('accept-encoding'), CODINGS)
      : null;
  const cacheControl = routeCacheControl(status, given['Cache-Control']);
  const headers: Record<string, string> = {
    ...securityHeaders(path, type, transport, given['Content-Security-Policy']),
    ...given,
    'Cache-Control': cacheControl,
    ...(isText ? { Vary: withCodings(given['Vary']) } : {}),
  };
  delete headers['Content-Length'];
  delete headers['ETag'];
  const isTagged = status === 200 && !/no-store/.test(cacheControl);
  const plain = isTagged ? (given['ETag'] ?? `"${await digestOf(body)}"`) : null;
  if (plain !== null) {
    headers['ETag'] = tagIn(plain, coding);
    const outcome = evaluateConditions(request.headers, {
      etag: headers['ETag'],
      lastModified: readHttpDate(given['Last-Modified'] ?? null),
    });
    if (outcome === 412) return plainAnswer(412, transport);
    if (outcome === 304) {
      delete headers['Content-Type'];
      return { status: 304, headers, body: null };
    }
  }
  // A tag alone does not name the bytes: the feed has the same in each of its formats.
  const key = plain === null ? null : `${path} ${type} ${plain}`;
  const sent = coding === null ? body : await encode(body, coding, key);
  if (coding !== null) headers['Content-Encoding'] = coding;
  if (status !== 204 && status !== 304) headers['Content-Length'] = String(sent.length);
  return {
    status,
    headers,
    body: request.method === 'HEAD' || sent.length === 0 ? null : sent,
  };
}

function routeCacheControl(status: number, given: string | undefined): string {
  if (status >= 300 && status < 400) return given ?? NEVER;
  if (status === 404) return LOST;
  if (status >= 400) return NEVER;
  return given ?? PAGE;
}

/** Half of a SHA-256, far beyond chance. In characters of base64url. */
const DIGEST_LENGTH = 22;

async function digestOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, DIGEST_LENGTH);
}

/** Writes the name of a header with capitals, as the others of the site are: `etag` is `ETag`. */
const canonical = (name: string): string =>
  name === 'etag' ? 'ETag' : name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
