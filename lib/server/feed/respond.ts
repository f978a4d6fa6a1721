import 'server-only';
import { playableFeedEpisode } from '@/lib/feed/read/episode';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { loadSite } from '@/lib/server/content/site';
import { feedTtlSeconds } from '@/lib/server/environment';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';

/** In seconds: how long a shared cache keeps the built-in feed while the upstream fails. */
const FALLBACK_SECONDS = 30;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Responds with the episodes of the podcast's feed, newest first. */
export async function feedList(): Promise<Response> {
  const snapshot = await currentFeed();
  return feedResponse(snapshot, JSON_TYPE, snapshot.list);
}

/** Responds with the podcast's RSS 2.0 feed. */
export async function feedText(): Promise<Response> {
  const snapshot = await currentFeed();
  return feedResponse(snapshot, 'application/rss+xml; charset=utf-8', snapshot.xml);
}

/** Responds with the newest episode of the podcast's feed, as the player takes an episode; null without one. */
export async function latestEpisode(): Promise<Response> {
  const snapshot = await currentFeed();
  const [newestEpisode] = snapshot.episodes;
  const playable = newestEpisode ? playableFeedEpisode(newestEpisode, loadSite().name) : null;
  return feedResponse(snapshot, JSON_TYPE, JSON.stringify(playable));
}

/** Builds the response with a representation of the feed and its validators; the host evaluates the preconditions. */
export const feedResponse = (snapshot: FeedSnapshot, type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': cacheControl(snapshot),
      'Content-Type': type,
      ETag: snapshot.etag,
      'Last-Modified': new Date(snapshot.lastModified).toUTCString(),
    },
  });

function cacheControl({ source, stale }: FeedSnapshot): string {
  return source === 'built-in' && stale
    ? `public, max-age=${FALLBACK_SECONDS}, s-maxage=${FALLBACK_SECONDS}`
    : `public, max-age=60, s-maxage=${feedTtlSeconds()}, stale-while-revalidate=86400, stale-if-error=604800`;
}
