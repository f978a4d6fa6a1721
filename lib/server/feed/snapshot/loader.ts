import 'server-only';
import type { FeedContent } from '@/lib/feed/read/list';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { createBuiltInFeed } from '@/lib/server/feed/snapshot/builtInFeed';
import { createUpstream, type UpstreamOptions } from '@/lib/server/feed/upstream/upstream';
import { memoizeRepresentation } from '@/lib/server/feed/snapshot/representation';
import { waitAtMost } from '@/lib/server/feed/upstream/waitAtMost';

export interface FeedLoader {
  /** Returns the feed to serve now. Rejects only when `content/` is invalid. */
  readonly currentFeed: () => Promise<FeedSnapshot>;
}

export interface LoaderOptions {
  /** Null when the built-in feed is the podcast's only feed. */
  readonly upstream: UpstreamOptions | null;
  /** False during a build: nothing is fetched, a copy on disk may be served. */
  readonly mayFetch: boolean;
  /** In milliseconds: how long requests wait for the upstream while no copy exists. */
  readonly firstWaitMs: number;
  /** Keeps the host running until a visit in the background has ended. */
  readonly inBackground?: (task: Promise<void>) => void;
  readonly buildBuiltIn: () => Promise<FeedContent>;
  /** Returns the time of the last change of the built-in feed's sources, in milliseconds since 1970. */
  readonly builtInModifiedAt?: () => number;
  /** In seconds: the lifetime of a built-in feed until rebuilt from `content/`. */
  readonly builtInTtlSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Creates the loader of the feed, which answers at once from its copy and visits the upstream in the background: one
 * visit at a time whatever the load, and failures of the upstream do not change the answer.
 */
export function createFeedLoader(options: LoaderOptions): FeedLoader {
  const { mayFetch, firstWaitMs, now } = options;
  const upstream = options.upstream === null ? null : createUpstream(options.upstream);
  const ttlMs = (options.upstream?.ttlSeconds ?? 0) * 1000;
  const loadBuiltIn = createBuiltInFeed(
    options.buildBuiltIn,
    options.builtInTtlSeconds * 1000,
    now,
    options.builtInModifiedAt,
  );
  const representBuiltIn = memoizeRepresentation();
  const representUpstream = memoizeRepresentation();

  async function upstreamCopy(): Promise<LastGood | null> {
    if (upstream === null) return null;
    const lastGood = await upstream.lastGood();
    const visit = mayFetch ? upstream.refresh() : null;
    if (visit !== null) options.inBackground?.(visit.done);
    if (lastGood !== null || visit === null) return lastGood;
    await waitAtMost(visit.done, visit.startedAt + firstWaitMs - now());
    return upstream.lastGood();
  }

  async function currentFeed(): Promise<FeedSnapshot> {
    const copy = await upstreamCopy();
    if (copy !== null) {
      const { content, changedAt, fetchedAt } = copy;
      const representation = representUpstream(
        { source: 'upstream', content, changedAt },
        now(),
      );
      return { ...representation, fetchedAt, stale: now() - fetchedAt > ttlMs };
    }
    const builtIn = await loadBuiltIn();
    const stale = upstream !== null;
    return { ...representBuiltIn(builtIn, now()), fetchedAt: builtIn.madeAt, stale };
  }

  return { currentFeed };
}
