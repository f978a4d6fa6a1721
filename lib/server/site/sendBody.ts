import 'server-only';
import { readByteRange } from '@/lib/http/byteRange';
import { chooseCoding, CODINGS, tagIn, type Coding } from '@/lib/http/codings';
import { evaluateConditions, holdsIfRange } from '@/lib/http/conditions';
import type { RequestHead } from '@/lib/http/requestHead';
import { securityHeaders } from '@/lib/http/securityHeaders';
import { plainAnswer, type Answer, type AnswerBody } from '@/lib/server/site/answer';
import type { StoredBody } from '@/lib/server/manifest';
import type { SiteParts } from '@/lib/server/site/parts';

/** What is said of a stored body at one address. */
export interface Representation {
  readonly path: string;
  readonly body: StoredBody;
  readonly type: string;
  readonly status: number;
  readonly cacheControl: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Its own Content-Security-Policy; the one of its type without it. */
  readonly policy?: string | undefined;
  /** Seconds since 1970; null for what has no date. */
  readonly modifiedAt: number | null;
  /** Whether parts of it are sent (RFC 9110 §14). */
  readonly hasRanges: boolean;
}

/** The headers of each representation in each coding: they are the same for all who ask. */
const heads = new WeakMap<Representation, Map<Coding | null, Head>>();

interface Head {
  readonly etag: string;
  /** Those of a 200 and a 304 alike. */
  readonly common: Readonly<Record<string, string>>;
  readonly whole: Readonly<Record<string, string>>;
}

/** Answers a GET or HEAD with a stored body: whole, a part, or that the client has it already (RFC 9110 §13, §14). */
export function sendBody(
  request: RequestHead,
  found: Representation,
  { open, settings: { transport } }: Pick<SiteParts, 'open' | 'settings'>,
): Answer | Promise<Answer> {
  const { body, hasRanges, modifiedAt, status } = found;
  const { headers: asked } = request;
  const range = hasRanges && request.method === 'GET' ? asked.get('range') : null;
  const coding =
    range === null ? chooseCoding(asked.get('accept-encoding'), codingsOf(body)) : null;
  const { etag, common, whole } = headOf(found, coding, transport);
  const validators = { etag, lastModified: modifiedAt };
  const outcome = isTagged(found) ? evaluateConditions(asked, validators) : 200;
  if (outcome === 412) return plainAnswer(412, transport);
  if (outcome === 304) return { status: 304, headers: common, body: null };
  const part =
    range !== null && holdsIfRange(asked, validators) ? readByteRange(range, body.size) : null;
  if (part === 'unsatisfiable')
    return plainAnswer(416, transport, { 'Content-Range': `bytes */${body.size}` });
  if (part !== null) {
    const headers = {
      ...whole,
      'Content-Range': `bytes ${part.start}-${part.end}/${body.size}`,
      'Content-Length': String(part.end - part.start + 1),
    };
    return withBody(206, headers, open(body, coding, part));
  }
  if (request.method === 'HEAD' || body.size === 0)
    return { status, headers: whole, body: null };
  return withBody(status, whole, open(body, coding, null));
}

/** Makes an answer at once where its bytes are at hand. */
const withBody = (
  status: number,
  headers: Answer['headers'],
  body: AnswerBody | Promise<AnswerBody>,
): Answer | Promise<Answer> =>
  body instanceof Promise
    ? body.then((read) => ({ status, headers, body: read }))
    : { status, headers, body };

/** A condition holds for what is there (RFC 9110 §13.2.1), and a page that cannot be kept has no tag. */
const isTagged = ({ status, cacheControl }: Representation): boolean =>
  status === 200 && !cacheControl.includes('no-store');

function headOf(found: Representation, coding: Coding | null, transport: string | null): Head {
  const known = heads.get(found) ?? new Map<Coding | null, Head>();
  heads.set(found, known);
  const head = known.get(coding) ?? makeHead(found, coding, transport);
  known.set(coding, head);
  return head;
}

function makeHead(
  found: Representation,
  coding: Coding | null,
  transport: string | null,
): Head {
  const { body, modifiedAt } = found;
  const etag = tagIn(`"${body.digest}"`, coding);
  const common: Record<string, string> = {
    ...securityHeaders(found.path, found.type, transport, found.policy),
    ...found.headers,
    'Cache-Control': found.cacheControl,
    ...(isTagged(found) ? { ETag: etag } : {}),
    ...(modifiedAt === null
      ? {}
      : { 'Last-Modified': new Date(modifiedAt * 1000).toUTCString() }),
    ...(found.hasRanges ? { 'Accept-Ranges': 'bytes' } : {}),
    ...(codingsOf(body).length > 0 ? { Vary: withCodings(found.headers?.['Vary']) } : {}),
  };
  const size = (coding === null ? undefined : body[coding]) ?? body.size;
  const whole = {
    ...common,
    'Content-Type': found.type,
    ...(coding === null ? {} : { 'Content-Encoding': coding }),
    'Content-Length': String(size),
  };
  return { etag, common, whole };
}

const codingsOf = (body: StoredBody): readonly Coding[] => {
  if (body.br === undefined) return body.gzip === undefined ? NONE : GZIP;
  return body.gzip === undefined ? BROTLI : CODINGS;
};

const NONE: readonly Coding[] = [];
const GZIP: readonly Coding[] = ['gzip'];
const BROTLI: readonly Coding[] = ['br'];

/** Says to caches that an answer varies by the codings of a client, beside what it varies by already. */
export const withCodings = (vary: string | undefined): string =>
  vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
