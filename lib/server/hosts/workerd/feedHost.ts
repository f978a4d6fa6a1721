import 'server-only';
import { env, waitUntil } from 'cloudflare:workers';
import { readFeed } from '@/lib/server/feed/reader/readFeed';
import type { FeedHost } from '@/lib/server/feed/snapshot/feedHost';
import { createKeyValueStore, emptyStore } from '@/lib/server/hosts/edge/keyValueStore';

/**
 * Feed host on Workers, in place of `snapshot/feedHost.ts`: a single thread, the key-value namespace `FEED`, background
 * work after an answer.
 */
export const feedHost: FeedHost = {
  readFeed,
  storeOf(url, log) {
    const { FEED } = env;
    if (FEED === undefined) return emptyStore;
    const values = {
      get: async (key: string) => {
        const value = await FEED.get(key, 'arrayBuffer');
        return value === null ? null : new Uint8Array(value);
      },
      set: (key: string, value: Uint8Array) => FEED.put(key, value),
    };
    return createKeyValueStore(values, url, log);
  },
  sharedOf: () => null,
  keepRunningFor: waitUntil,
};
