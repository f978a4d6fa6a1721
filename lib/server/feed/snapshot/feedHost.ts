import 'server-only';
import { join } from 'node:path';
import { startReader } from '@/lib/server/feed/reader/startReader';
import { createThreadReader } from '@/lib/server/feed/reader/threadReader';
import type { ReadFeed } from '@/lib/server/feed/reader/readFeed';
import { createRedisFeed } from '@/lib/server/feed/shared/redisFeed';
import type { SharedFeed } from '@/lib/server/feed/shared/sharedFeed';
import { createFileStore, type FeedStore } from '@/lib/server/feed/snapshot/store';
import { THREAD_LIMITS } from '@/lib/server/feed/upstream/limits';
import { readVariable } from '@/lib/server/variables.mjs';

/** Services that the feed takes from the host. */
export interface FeedHost {
  readonly readFeed: ReadFeed;
  /** Creates the persistent store of an upstream's last good copy. */
  readonly storeOf: (url: string, log: (line: string) => void) => FeedStore;
  /** Creates the shared state of an upstream; null for independent instances. */
  readonly sharedOf: (url: string) => SharedFeed | null;
  /** Keeps the host running until background work has ended. */
  readonly keepRunningFor: (task: Promise<unknown>) => void;
}

/**
 * Feed host on Node: a thread, a file, a Redis or Valkey server. The bundles of edge hosts replace this module
 * (scripts/hosts/bundle.ts).
 */
export const feedHost: FeedHost = {
  readFeed: createThreadReader(startReader, THREAD_LIMITS),
  storeOf: (url, log) => createFileStore(cacheFolder(), url, log),
  sharedOf: (url) => {
    const address = readVariable('FEED_STORE_URL');
    return address === '' ? null : createRedisFeed(address, url);
  },
  keepRunningFor: () => undefined,
};

/**
 * Reads `FEED_CACHE_DIR`, else returns `.cache/feed` beside the site; a mounted volume lets the copy outlive a
 * deployment.
 */
export const cacheFolder = (): string =>
  readVariable('FEED_CACHE_DIR') || join(process.cwd(), '.cache', 'feed');
