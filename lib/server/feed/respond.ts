import 'server-only';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { feedTtlSeconds } from '@/lib/server/environment';

/** Seconds that a shared cache keeps the built-in feed while it stands in for an upstream that fails. */
const STAND_IN_SECONDS = 30;

/** The answer to a request for a representation of the feed: whole, or 304 when the client has it already. */
export function feedResponse(
  request: Request,
  copy: FeedSnapshot,
  contentType: string,
  body: BodyInit,
): Response {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': cacheControl(copy),
    ETag: copy.etag,
    'Last-Modified': new Date(copy.lastModified).toUTCString(),
  };
  return isCurrent(request, copy)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': contentType } });
}

function cacheControl({ source, stale }: FeedSnapshot): string {
  return source === 'built-in' && stale
    ? `public, max-age=${STAND_IN_SECONDS}, s-maxage=${STAND_IN_SECONDS}`
    : `public, max-age=60, s-maxage=${feedTtlSeconds()}, stale-while-revalidate=86400, stale-if-error=604800`;
}

/** RFC 9110 §13.2.2: entity tags come before dates; a weak comparison is enough for a GET. */
function isCurrent({ headers }: Request, { etag, lastModified }: FeedSnapshot): boolean {
  const tags = headers.get('If-None-Match');
  if (tags !== null) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers.get('If-Modified-Since') ?? '');
  return Math.floor(lastModified / 1000) * 1000 <= since;
}
