import 'server-only';
import { NO_STORE } from '@/lib/http/cacheControl';
import { ALLOW } from '@/lib/http/methods';
import { securityHeaders } from '@/lib/http/securityHeaders';

/** The body of an answer: in memory, or a stream. */
export type AnswerBody =
  Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array<ArrayBuffer>>;

/** An answer to a request, in the plain types that every host can send. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody | null;
}

/** An answer, or a promise of one whose body is still to be read or made. */
export type PendingAnswer = Answer | Promise<Answer>;

/** Reason phrases of the statuses that the site answers without a page (RFC 9110 §15). */
const REASON_PHRASES: Readonly<Record<number, string>> = {
  204: '',
  307: '',
  308: '',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

/**
 * Builds an answer of a status and its reason phrase, which no cache keeps.
 * @param transport value of `Strict-Transport-Security`, or null
 */
export function plainAnswer(
  status: number,
  transport: string | null,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const name = REASON_PHRASES[status] ?? '';
  const body = name === '' ? null : `${name}\n`;
  return {
    status,
    headers: {
      ...securityHeaders('/', 'text/plain', transport),
      'Cache-Control': NO_STORE,
      ...(status === 204 || status === 405 ? { Allow: ALLOW } : {}),
      ...(body === null
        ? {}
        : {
            'Content-Type': 'text/plain; charset=utf-8',
            'Content-Length': String(body.length),
          }),
      ...headers,
    },
    body,
  };
}

/** Builds a redirect to another address of the site, permanent or temporary. */
export const redirect = (
  status: 307 | 308,
  location: string,
  transport: string | null,
): Answer => plainAnswer(status, transport, { Location: location });
