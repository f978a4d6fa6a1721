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

/** What the feed has of the host that the site runs on. */
export interface FeedHost {
  readonly readFeed: ReadFeed;
  /** Where the last good copy of an upstream outlives the process. */
  readonly storeOf: (url: string, log: (line: string) => void) => FeedStore;
  /** What the instances of the site share of an upstream; null when each is on its own. */
  readonly sharedOf: (url: string) => SharedFeed | null;
  /** Keeps the host running until work that no visitor waits for has ended. */
  readonly inBackground: (work: Promise<unknown>) => void;
}

/** Node: a thread, a file, a Redis or Valkey server. The bundle of an edge host has its own (scripts/hosts/bundle.ts). */
export const feedHost: FeedHost = {
  readFeed: createThreadReader(startReader, THREAD_LIMITS),
  storeOf: (url, log) => createFileStore(cacheFolder(), url, log),
  sharedOf: (url) => {
    const address = readVariable('FEED_STORE_URL');
    return address === '' ? null : createRedisFeed(address, url);
  },
  inBackground: () => undefined,
};

/**
 * Reads `FEED_CACHE_DIR`, else returns `.cache/feed` beside the site; a mounted volume lets the copy outlive a
 * deployment.
 */
export const cacheFolder = (): string =>
  readVariable('FEED_CACHE_DIR') || join(process.cwd(), '.cache', 'feed');
