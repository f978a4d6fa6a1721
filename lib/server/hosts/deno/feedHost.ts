import 'server-only';
import { readFeed } from '@/lib/server/feed/reader/readFeed';
import type { FeedHost } from '@/lib/server/feed/snapshot/feedHost';
import { inPieces } from '@/lib/server/hosts/deno/inPieces';
import { createKeyValueStore, withoutStore } from '@/lib/server/hosts/edge/keyValueStore';

/** Deno, in place of `snapshot/feedHost.ts`: one thread, and the deployment's key-value database where it has one. */
export const feedHost: FeedHost = {
  readFeed,
  storeOf: (url, log) =>
    Deno.openKv === undefined
      ? withoutStore
      : createKeyValueStore(inPieces(Deno.openKv()), url, log),
  sharedOf: () => null,
  inBackground: (work) => void work.catch(() => undefined),
};
