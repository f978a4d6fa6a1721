import 'server-only';
import { failure, success, type Result } from '@/lib/result';
import { loggable, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import {
  openUrl,
  type UpstreamResponse,
  type OpenOptions,
} from '@/lib/server/feed/upstream/openUrl';

/** An answer with its headers received, and the address that sent it. */
export interface Answer {
  readonly opened: UpstreamResponse;
  readonly url: URL;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a GET and follows redirects by hand. The first address may be private; after an answer from a public address,
 * private ones are refused.
 */
export async function followRedirects(
  start: URL,
  opening: OpenOptions,
  maxRedirects: number,
  isPrivate: (address: string) => boolean,
): Promise<Result<Answer, FetchProblem>> {
  const visited = new Set<string>();
  let url = start;
  let isAllowed = opening.isAllowed;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    visited.add(url.href);
    const result = await openUrl(url, { ...opening, isAllowed });
    if (!result.ok) return result;
    const response = result.value;
    const location = response.header('location');
    if (!REDIRECTS.has(response.status) || location === null)
      return success({ opened: response, url });
    response.body.destroy();
    if (!isPrivate(response.address)) isAllowed = (address) => !isPrivate(address);
    const next = nextAddress(url, location);
    if (!next.ok) return next;
    if (visited.has(next.value.href)) {
      return failure({ kind: 'redirect-loop', to: loggable(next.value.href) });
    }
    url = next.value;
  }
  return failure({ kind: 'too-many-redirects' });
}

function nextAddress(from: URL, location: string): Result<URL, FetchProblem> {
  const refuse = (reason: string): Result<never, FetchProblem> =>
    failure({ kind: 'refused-redirect', to: loggable(location), reason });
  if (!URL.canParse(location, from)) return refuse('adresse illisible');
  const next = new URL(location, from);
  if (webAddress(next.href) === null) return refuse('ni http ni https');
  if (from.protocol === 'https:' && next.protocol === 'http:') return refuse('de https à http');
  return success(next);
}

/** Parses an http(s) address; null for another scheme or malformed text. */
export function webAddress(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}
