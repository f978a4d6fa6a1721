import 'server-only';
import { playableFeedEpisode } from '@/lib/feed/read/episode';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { loadSite } from '@/lib/server/content/site';
import { feedTtlSeconds } from '@/lib/server/environment';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';

/** Seconds that a shared cache keeps the built-in feed while it stands in for an upstream that fails. */
const STAND_IN_SECONDS = 30;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers with the episodes of the podcast's feed, newest first. */
export async function feedList(): Promise<Response> {
  const copy = await currentFeed();
  return feedResponse(copy, JSON_TYPE, copy.list);
}

/** Answers with the podcast's RSS 2.0 feed. */
export async function feedText(): Promise<Response> {
  const copy = await currentFeed();
  return feedResponse(copy, 'application/rss+xml; charset=utf-8', copy.xml);
}

/** Answers with the first episode of the podcast's feed, as the player takes it; null when none is published. */
export async function latestEpisode(): Promise<Response> {
  const copy = await currentFeed();
  const [first] = copy.episodes;
  const playable = first ? playableFeedEpisode(first, loadSite().name) : null;
  return feedResponse(copy, JSON_TYPE, JSON.stringify(playable));
}

/** Answers with a representation of the feed, and with its validators: whoever sends it evaluates the conditions. */
export const feedResponse = (copy: FeedSnapshot, type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': cacheControl(copy),
      'Content-Type': type,
      ETag: copy.etag,
      'Last-Modified': new Date(copy.lastModified).toUTCString(),
    },
  });

function cacheControl({ source, stale }: FeedSnapshot): string {
  return source === 'built-in' && stale
    ? `public, max-age=${STAND_IN_SECONDS}, s-maxage=${STAND_IN_SECONDS}`
    : `public, max-age=60, s-maxage=${feedTtlSeconds()}, stale-while-revalidate=86400, stale-if-error=604800`;
}
