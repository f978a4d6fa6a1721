import 'server-only';
import { readByteRange } from '@/lib/http/byteRange';
import { chooseCoding, CODINGS, tagIn, type Coding } from '@/lib/http/codings';
import { evaluateConditions, holdsIfRange } from '@/lib/http/conditions';
import type { RequestHead } from '@/lib/http/requestHead';
import { securityHeaders } from '@/lib/http/securityHeaders';
import {
  plainAnswer,
  type Answer,
  type AnswerBody,
  type PendingAnswer,
} from '@/lib/server/site/answer';
import type { StoredBody } from '@/lib/server/manifest';
import type { SiteParts } from '@/lib/server/site/parts';

/** A stored body as sent from one address. */
interface Representation {
  readonly path: string;
  readonly body: StoredBody;
  readonly type: string;
  readonly status?: 200 | 404;
  readonly cacheControl: string;
  /** Returns the headers that do not depend on the request. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Seconds since 1970; undefined for a body without a date. */
  readonly modifiedAt?: number | undefined;
  /** Whether range requests are answered (RFC 9110 §14). */
  readonly hasRanges?: boolean;
}

/** The headers of a representation in one coding. */
interface Head {
  readonly etag: string;
  /** Headers of both a 200 and a 304. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  readonly fullHeaders: Readonly<Record<string, string>>;
}

/** Cache of heads by body, then by `Cache-Control` and coding. */
const cachedHeads = new WeakMap<StoredBody, Map<string, Head>>();

/**
 * Answers a GET or HEAD with a stored body: 200, 206, or 304 (RFC 9110 §13, §14); at once when no byte is to be read
 * from a file, since each promise of an answer costs some microseconds.
 */
export function sendBody(
  request: RequestHead,
  representation: Representation,
  { open, settings: { transport } }: Pick<SiteParts, 'open' | 'settings'>,
): PendingAnswer {
  const { body, hasRanges = false, modifiedAt = null, status = 200 } = representation;
  const { headers: requestHeaders } = request;
  const range = hasRanges && request.method === 'GET' ? requestHeaders.get('range') : null;
  const coding =
    range === null
      ? chooseCoding(requestHeaders.get('accept-encoding'), codingsOf(body))
      : null;
  const { etag, commonHeaders, fullHeaders } = headOf(representation, coding, transport);
  const validators = { etag, lastModified: modifiedAt };
  const outcome = isTagged(representation)
    ? evaluateConditions(requestHeaders, validators)
    : 200;
  if (outcome === 412) return plainAnswer(412, transport);
  if (outcome === 304) return { status: 304, headers: commonHeaders, body: null };
  const contentRange =
    range !== null && holdsIfRange(requestHeaders, validators)
      ? readByteRange(range, body.size)
      : null;
  if (contentRange === 'unsatisfiable')
    return plainAnswer(416, transport, { 'Content-Range': `bytes */${body.size}` });
  if (contentRange !== null) {
    const headers = {
      ...fullHeaders,
      'Content-Range': `bytes ${contentRange.start}-${contentRange.end}/${body.size}`,
      'Content-Length': String(contentRange.end - contentRange.start + 1),
    };
    return withBody(206, headers, open(body, coding, contentRange));
  }
  const isEmpty = request.method === 'HEAD' || body.size === 0;
  return withBody(status, fullHeaders, isEmpty ? null : open(body, coding, null));
}

function withBody(
  status: number,
  headers: Answer['headers'],
  body: AnswerBody | Promise<AnswerBody> | null,
): PendingAnswer {
  if (!(body instanceof Promise)) return { status, headers, body };
  return body.then((readBody) => ({ status, headers, body: readBody }));
}

/** Tells whether a response has an entity tag: a 200 (RFC 9110 §13.2.1) that caches may store. */
const isTagged = ({ status = 200, cacheControl }: Representation): boolean =>
  status === 200 && !cacheControl.includes('no-store');

/** Returns the headers of a representation in a coding from the cache, or builds the headers. */
function headOf(
  representation: Representation,
  coding: Coding | null,
  transport: string | null,
): Head {
  const headsOfBody = cachedHeads.get(representation.body) ?? new Map<string, Head>();
  cachedHeads.set(representation.body, headsOfBody);
  const key = `${representation.cacheControl} ${coding}`;
  const head = headsOfBody.get(key) ?? makeHead(representation, coding, transport);
  headsOfBody.set(key, head);
  return head;
}

function makeHead(
  representation: Representation,
  coding: Coding | null,
  transport: string | null,
): Head {
  const { body, modifiedAt } = representation;
  const etag = tagIn(`"${body.digest}"`, coding);
  const routeHeaders = representation.headers();
  const commonHeaders: Record<string, string> = {
    ...securityHeaders(representation.path, representation.type, transport),
    ...routeHeaders,
    'Cache-Control': representation.cacheControl,
    ...(isTagged(representation) ? { ETag: etag } : {}),
    ...(modifiedAt === undefined
      ? {}
      : { 'Last-Modified': new Date(modifiedAt * 1000).toUTCString() }),
    ...(representation.hasRanges ? { 'Accept-Ranges': 'bytes' } : {}),
    ...(codingsOf(body).length > 0 ? { Vary: withCodings(routeHeaders['Vary']) } : {}),
  };
  const size = (coding === null ? undefined : body[coding]) ?? body.size;
  const fullHeaders = {
    ...commonHeaders,
    'Content-Type': representation.type,
    ...(coding === null ? {} : { 'Content-Encoding': coding }),
    'Content-Length': String(size),
  };
  return { etag, commonHeaders, fullHeaders };
}

const codingsOf = (body: StoredBody): readonly Coding[] =>
  CODINGS.filter((coding) => body[coding] !== undefined);

/** Adds `accept-encoding` to the value of `Vary`. */
export const withCodings = (vary: string | undefined): string =>
  vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
