import 'server-only';
import type { LookupFunction } from 'node:net';
import { parseRetryAfter } from '@/lib/feed/snapshot/backoff';
import { failure, success, type Result } from '@/lib/result';
import { loggable, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import {
  followRedirects,
  webAddress,
  type Answer,
} from '@/lib/server/feed/upstream/followRedirects';
import type { FetchLimits } from '@/lib/server/feed/upstream/limits';
import type { OpenOptions } from '@/lib/server/feed/upstream/openUrl';
import { isPrivateAddress } from '@/lib/server/feed/upstream/privateAddress';
import { readBody } from '@/lib/server/feed/upstream/readBody';

/** HTTP validators of a copy (RFC 9110 §8.8); null for an absent header. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FetchOutcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'answer';
      /** Unshared buffer, which may be transferred to a thread. */
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly contentType: string | null;
      /** The address that answered, after redirects. */
      readonly url: string;
      readonly validators: Validators;
    };

export type FetchFeed = (
  validators: Validators | null,
) => Promise<Result<FetchOutcome, FetchProblem>>;

export interface FetcherOptions {
  readonly url: string;
  readonly userAgent: string;
  readonly limits: FetchLimits;
  readonly isPrivate?: (address: string) => boolean;
  readonly lookup?: LookupFunction;
}

/**
 * Creates a fetcher of one feed: one GET at a time, redirects followed by hand. The configured address may be private;
 * the target of a public address's redirect may not (SSRF).
 */
export const createFetcher =
  ({
    url,
    userAgent,
    limits,
    isPrivate = isPrivateAddress,
    lookup,
  }: FetcherOptions): FetchFeed =>
  async (validators) => {
    const startUrl = webAddress(url);
    if (startUrl === null) return failure({ kind: 'bad-address', address: loggable(url) });
    const signal = AbortSignal.timeout(limits.totalMs);
    const openOptions: OpenOptions = {
      headers: requestHeaders(userAgent, validators),
      signal,
      connectMs: limits.connectMs,
      isAllowed: () => true,
      ...(lookup === undefined ? {} : { lookup }),
    };
    const answer = await followRedirects(startUrl, openOptions, limits.maxRedirects, isPrivate);
    return answer.ok ? readAnswer(answer.value, limits, signal, validators !== null) : answer;
  };

async function readAnswer(
  { response, url }: Answer,
  limits: FetchLimits,
  signal: AbortSignal,
  isConditional: boolean,
): Promise<Result<FetchOutcome, FetchProblem>> {
  const { status, header, body } = response;
  if (status === 304 && isConditional) {
    body.resume();
    return success({ kind: 'unchanged' });
  }
  if (status !== 200) {
    body.destroy();
    const retryAfterSeconds = parseRetryAfter(header('retry-after'), Date.now());
    return failure({ kind: 'status', status, retryAfterSeconds });
  }
  const bytes = await readBody(response, limits.maxBytes, signal);
  if (!bytes.ok) return bytes;
  return success({
    kind: 'answer',
    bytes: bytes.value,
    contentType: header('content-type'),
    url: url.href,
    validators: { etag: header('etag'), lastModified: header('last-modified') },
  });
}

const requestHeaders = (
  userAgent: string,
  validators: Validators | null,
): Readonly<Record<string, string>> => ({
  'User-Agent': userAgent,
  Accept: 'application/rss+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
  'Accept-Encoding': 'gzip, br',
  ...(validators?.etag ? { 'If-None-Match': validators.etag } : {}),
  ...(validators?.lastModified ? { 'If-Modified-Since': validators.lastModified } : {}),
});
