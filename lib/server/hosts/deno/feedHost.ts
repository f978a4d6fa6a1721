import 'server-only';
import { readFeed } from '@/lib/server/feed/reader/readFeed';
import type { FeedHost } from '@/lib/server/feed/snapshot/feedHost';
import { createDenoKeyValues } from '@/lib/server/hosts/deno/denoKeyValues';
import { createKeyValueStore, emptyStore } from '@/lib/server/hosts/edge/keyValueStore';

/**
 * Feed host on Deno, in place of `snapshot/feedHost.ts`: a single thread, with the deployment's key-value database if
 * any.
 */
export const feedHost: FeedHost = {
  readFeed,
  storeOf: (url, log) =>
    Deno.openKv === undefined
      ? emptyStore
      : createKeyValueStore(createDenoKeyValues(Deno.openKv()), url, log),
  sharedOf: () => null,
  keepRunningFor: (task) => void task.catch(() => undefined),
};
