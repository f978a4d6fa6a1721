import 'server-only';
import { join } from 'node:path';
import type { FeedCopy } from '@/lib/feed/copy';
import { feedTtlSeconds, siteOrigin, upstreamFeedUrl } from '@/lib/server/environment';
import { loadBuiltInFeed } from '@/lib/server/feed/builtIn';
import { createFetcher } from '@/lib/server/feed/fetchFeed';
import { fetchLimits, firstWaitMs } from '@/lib/server/feed/limits';
import { createFeedLoader, type FeedLoader } from '@/lib/server/feed/loader';
import { createFileStore } from '@/lib/server/feed/store';
import type { UpstreamOptions } from '@/lib/server/feed/upstream';
import { loadSite } from '@/lib/server/site';

declare global {
  /** Next bundles a module once per route: the loader must be one for the whole process. */
  var chroniquesFeedLoader: FeedLoader | undefined;
}

/** The feed to serve now, the same for every route; see `lib/server/feed/loader.ts`. */
export const currentFeed = (): Promise<FeedCopy> =>
  (globalThis.chroniquesFeedLoader ??= loaderFromEnvironment()).currentFeed();

function loaderFromEnvironment(): FeedLoader {
  const url = upstreamFeedUrl();
  return createFeedLoader({
    upstream: url === null ? null : upstreamFromEnvironment(url),
    mayFetch: process.env.NEXT_PHASE !== 'phase-production-build',
    firstWaitMs: firstWaitMs(),
    seed: loadBuiltInFeed,
    seedTtlSeconds: process.env.NODE_ENV === 'production' ? feedTtlSeconds() : 0,
    now: Date.now,
  });
}

const upstreamFromEnvironment = (url: string): UpstreamOptions => ({
  url,
  ttlSeconds: feedTtlSeconds(),
  fetchFeed: createFetcher({ url, userAgent: userAgent(), limits: fetchLimits() }),
  store: createFileStore(cacheFolder(), url, warn),
  log: warn,
  now: Date.now,
  random: Math.random,
});

/** `FEED_CACHE_DIR`, else `.cache/feed` beside the site; a mounted volume lets the copy outlive a deployment. */
const cacheFolder = (): string =>
  process.env.FEED_CACHE_DIR?.trim() || join(process.cwd(), '.cache', 'feed');

const userAgent = (): string =>
  `ChroniquesDeLIslam/1.0 (+${siteOrigin()}; ${loadSite().email})`;

const warn = (line: string): void => console.warn(line);
