import 'server-only';
import { readByteRange } from '@/lib/http/byteRange';
import { chooseCoding, CODINGS, tagIn } from '@/lib/http/codings';
import { evaluateConditions, holdsIfRange } from '@/lib/http/conditions';
import type { RequestHead } from '@/lib/http/requestHead';
import { securityHeaders } from '@/lib/http/securityHeaders';
import { plainAnswer, type Answer } from '@/lib/server/site/answer';
import type { StoredBody } from '@/lib/server/site/manifest';
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

/** Answers a GET or HEAD with a stored body: whole, a part, or that the client has it already (RFC 9110 §13, §14). */
export async function sendBody(
  request: RequestHead,
  found: Representation,
  { open, settings: { transport } }: Pick<SiteParts, 'open' | 'settings'>,
): Promise<Answer> {
  const { body, hasRanges, modifiedAt, status } = found;
  const { headers: asked } = request;
  const range = hasRanges && request.method === 'GET' ? asked.get('range') : null;
  const codings = CODINGS.filter((coding) => body[coding] !== undefined);
  const coding = range === null ? chooseCoding(asked.get('accept-encoding'), codings) : null;
  const etag = tagIn(`"${body.digest}"`, coding);
  const validators = { etag, lastModified: modifiedAt };
  // A condition holds for what is there (RFC 9110 §13.2.1), and a page that cannot be kept has no tag.
  const isTagged = status === 200 && !found.cacheControl.includes('no-store');
  const outcome = isTagged ? evaluateConditions(asked, validators) : 200;
  if (outcome === 412) return plainAnswer(412, transport);
  const part =
    range !== null && outcome === 200 && holdsIfRange(asked, validators)
      ? readByteRange(range, body.size)
      : null;
  if (part === 'unsatisfiable')
    return plainAnswer(416, transport, { 'Content-Range': `bytes */${body.size}` });

  const headers: Record<string, string> = {
    ...securityHeaders(found.path, found.type, transport, found.policy),
    ...found.headers,
    'Cache-Control': found.cacheControl,
    ...(isTagged ? { ETag: etag } : {}),
    ...(modifiedAt === null
      ? {}
      : { 'Last-Modified': new Date(modifiedAt * 1000).toUTCString() }),
    ...(hasRanges ? { 'Accept-Ranges': 'bytes' } : {}),
    ...(codings.length > 0 ? { Vary: withCodings(found.headers?.['Vary']) } : {}),
  };
  if (outcome === 304) return { status: 304, headers, body: null };
  headers['Content-Type'] = found.type;
  if (coding !== null) headers['Content-Encoding'] = coding;
  if (part !== null) headers['Content-Range'] = `bytes ${part.start}-${part.end}/${body.size}`;
  const size =
    part === null
      ? ((coding === null ? undefined : body[coding]) ?? body.size)
      : part.end - part.start + 1;
  headers['Content-Length'] = String(size);
  const isEmpty = request.method === 'HEAD' || size === 0;
  return {
    status: part === null ? status : 206,
    headers,
    body: isEmpty ? null : await open(body, coding, part),
  };
}

/** Says to caches that an answer varies by the codings of a client, beside what it varies by already. */
export const withCodings = (vary: string | undefined): string =>
  vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
