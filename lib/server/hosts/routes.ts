import 'server-only';
import { embedResponse } from '@/lib/server/embed/embed';
import { oembedResponse } from '@/lib/server/embed/oembed';
import { feedList, feedText, latestEpisode } from '@/lib/server/feed/respond';
import { healthResponse, readyResponse } from '@/lib/server/readiness/respond';
import type { Route } from '@/lib/server/site/parts';

/** What answers at request time, by path: the handlers that `app` gives Next while the site is worked on. */
const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/api/feed', feedList],
  ['/api/feed/latest', latestEpisode],
  ['/api/health', healthResponse],
  ['/api/oembed', ({ url }) => oembedResponse(new URL(url).searchParams)],
  ['/api/ready', readyResponse],
  ['/feed.xml', feedText],
]);

const EMBED = /^\/embed\/([^/]+)$/;

/** Returns what answers an address at request time; null for an address that the build has finished. */
export function routeAt(path: string): Route | null {
  const [, slug] = EMBED.exec(path) ?? [];
  return slug === undefined
    ? (ROUTES.get(path) ?? null)
    : ({ url }) => embedResponse(slug, new URL(url).searchParams.get('t'));
}
