import 'server-only';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { feedTtlSeconds, siteOrigin, upstreamFeedUrl } from '@/lib/server/environment';
import { loadBuiltInFeed } from '@/lib/server/feed/builtIn';
import { contentModifiedAt } from '@/lib/server/content/files/modifiedAt';
import { createFetcher } from '@/lib/server/feed/upstream/fetchFeed';
import { fetchLimits, firstWaitMs } from '@/lib/server/feed/upstream/limits';
import { createFeedLoader, type FeedLoader } from '@/lib/server/feed/snapshot/loader';
import { feedHost } from '@/lib/server/feed/snapshot/feedHost';
import { withOutageLog, type SharedFeed } from '@/lib/server/feed/shared/sharedFeed';
import type { UpstreamOptions } from '@/lib/server/feed/upstream/upstream';
import { loadSite } from '@/lib/server/content/site';

declare global {
  /** Stored on `globalThis`: Next bundles a module once per route, and the loader must exist once per process. */
  var chroniquesFeedLoader: FeedLoader | undefined;
  var chroniquesStoreIsDown: (() => boolean) | undefined;
}

/** Returns the feed to serve now, the same for every route; see `lib/server/feed/snapshot/loader.ts`. */
export const currentFeed = (): Promise<FeedSnapshot> =>
  (globalThis.chroniquesFeedLoader ??= loaderFromEnvironment()).currentFeed();

function loaderFromEnvironment(): FeedLoader {
  const url = upstreamFeedUrl(loadSite());
  return createFeedLoader({
    upstream: url === null ? null : upstreamFromEnvironment(url),
    mayFetch: process.env.NEXT_PHASE !== 'phase-production-build',
    firstWaitMs: firstWaitMs(),
    inBackground: feedHost.keepRunningFor,
    buildBuiltIn: loadBuiltInFeed,
    builtInModifiedAt: contentModifiedAt,
    builtInTtlSeconds: process.env.NODE_ENV === 'production' ? feedTtlSeconds() : 0,
    now: Date.now,
  });
}

const upstreamFromEnvironment = (url: string): UpstreamOptions => ({
  url,
  ttlSeconds: feedTtlSeconds(),
  fetchFeed: createFetcher({ url, userAgent: userAgent(), limits: fetchLimits() }),
  readFeed: feedHost.readFeed,
  store: feedHost.storeOf(url, warn),
  shared: sharedFromEnvironment(url),
  log: warn,
  now: Date.now,
  random: Math.random,
});

/** Connects to the store of `FEED_STORE_URL`: a Redis or Valkey server shared by several instances. */
function sharedFromEnvironment(url: string): SharedFeed | null {
  const store = feedHost.sharedOf(url);
  if (store === null) return null;
  const loggedStore = withOutageLog(store, warn);
  globalThis.chroniquesStoreIsDown = loggedStore.isDown;
  return loggedStore;
}

/** Reports whether a shared store is configured, and whether its last request succeeded. */
export function sharedStoreState(): 'none' | 'up' | 'down' {
  const isDown = globalThis.chroniquesStoreIsDown;
  if (isDown === undefined) return 'none';
  return isDown() ? 'down' : 'up';
}

const userAgent = (): string =>
  `ChroniquesDeLIslam/1.0 (+${siteOrigin()}; ${loadSite().email})`;

const warn = (line: string): void => console.warn(line);
