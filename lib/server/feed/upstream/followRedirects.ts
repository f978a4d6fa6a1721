import 'server-only';
import { failure, success, type Result } from '@/lib/result';
import { loggable, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import {
  openUrl,
  type UpstreamResponse,
  type OpenOptions,
} from '@/lib/server/feed/upstream/openUrl';

/** Response whose headers are received, with the URL that sent the response. */
export interface Answer {
  readonly response: UpstreamResponse;
  readonly url: URL;
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a GET and follows redirects by hand. The first address may be private; after an answer from a public address,
 * private addresses are refused.
 */
export async function followRedirects(
  startUrl: URL,
  openOptions: OpenOptions,
  maxRedirects: number,
  isPrivate: (address: string) => boolean,
): Promise<Result<Answer, FetchProblem>> {
  const visited = new Set<string>();
  let url = startUrl;
  let isAllowed = openOptions.isAllowed;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    visited.add(url.href);
    const result = await openUrl(url, { ...openOptions, isAllowed });
    if (!result.ok) return result;
    const response = result.value;
    const location = response.header('location');
    if (!REDIRECT_STATUSES.has(response.status) || location === null)
      return success({ response, url });
    response.body.destroy();
    if (!isPrivate(response.address)) isAllowed = (address) => !isPrivate(address);
    const nextUrl = nextAddress(url, location);
    if (!nextUrl.ok) return nextUrl;
    if (visited.has(nextUrl.value.href)) {
      return failure({ kind: 'redirect-loop', to: loggable(nextUrl.value.href) });
    }
    url = nextUrl.value;
  }
  return failure({ kind: 'too-many-redirects' });
}

function nextAddress(baseUrl: URL, location: string): Result<URL, FetchProblem> {
  const refuse = (reason: string): Result<never, FetchProblem> =>
    failure({ kind: 'refused-redirect', to: loggable(location), reason });
  if (!URL.canParse(location, baseUrl)) return refuse('adresse illisible');
  const nextUrl = new URL(location, baseUrl);
  if (webAddress(nextUrl.href) === null) return refuse('ni http ni https');
  if (baseUrl.protocol === 'https:' && nextUrl.protocol === 'http:')
    return refuse('de https à http');
  return success(nextUrl);
}

/** Parses an http(s) address; null for another scheme or malformed text. */
export function webAddress(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}
