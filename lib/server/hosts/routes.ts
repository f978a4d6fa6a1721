import 'server-only';
import { embedResponse } from '@/lib/server/embed/embed';
import { oembedResponse } from '@/lib/server/embed/oembed';
import { feedList, feedText, latestEpisode } from '@/lib/server/feed/respond';
import { healthResponse, readyResponse } from '@/lib/server/readiness/respond';
import type { Route } from '@/lib/server/site/parts';

/** Request-time handlers by path: the same functions that `app` exports to Next in development. */
const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/api/feed', feedList],
  ['/api/feed/latest', latestEpisode],
  ['/api/health', healthResponse],
  ['/api/oembed', ({ url }) => oembedResponse(new URL(url).searchParams)],
  ['/api/ready', readyResponse],
  ['/feed.xml', feedText],
]);

const EMBED_PATH = /^\/embed\/([^/]+)$/;

/** Returns the request-time handler of a path; null for a path that the build has finished. */
export function routeAt(path: string): Route | null {
  const [, slug] = EMBED_PATH.exec(path) ?? [];
  return slug === undefined
    ? (ROUTES.get(path) ?? null)
    : ({ url }) => embedResponse(slug, new URL(url).searchParams);
}
