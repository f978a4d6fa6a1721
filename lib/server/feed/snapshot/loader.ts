import 'server-only';
import type { FeedContent } from '@/lib/feed/read/list';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { createBuiltInFeed } from '@/lib/server/feed/snapshot/builtInFeed';
import { createUpstream, type UpstreamOptions } from '@/lib/server/feed/upstream/upstream';
import { createViewer } from '@/lib/server/feed/snapshot/representation';
import { waitAtMost } from '@/lib/server/feed/upstream/waitAtMost';

export interface FeedLoader {
  /** The feed to serve now. Rejects only when `content/` itself is wrong. */
  readonly currentFeed: () => Promise<FeedSnapshot>;
}

export interface LoaderOptions {
  /** Null when the podcast has no feed but the built-in one. */
  readonly upstream: UpstreamOptions | null;
  /** False during a build: nothing is fetched, the copy on disk may serve. */
  readonly mayFetch: boolean;
  /** How long the very first visitors wait for the upstream, in milliseconds, while no copy of it exists. */
  readonly firstWaitMs: number;
  /** Keeps the host running until a visit has ended that nobody waits for. */
  readonly inBackground?: (work: Promise<void>) => void;
  readonly seed: () => Promise<FeedContent>;
  /** When what the built-in feed is made of was last written. In milliseconds since 1970. */
  readonly seedWrittenAt?: () => number;
  /** How long a built-in feed is kept before it is made again from `content/`, in seconds. */
  readonly seedTtlSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Answers at once from what it has, and lets the upstream be asked behind the visitor's back: however many ask,
 * one visit is under way at a time, and a failing upstream changes nothing of what is served.
 */
export function createFeedLoader(options: LoaderOptions): FeedLoader {
  const { mayFetch, firstWaitMs, now } = options;
  const upstream = options.upstream === null ? null : createUpstream(options.upstream);
  const ttl = (options.upstream?.ttlSeconds ?? 0) * 1000;
  const seed = createBuiltInFeed(
    options.seed,
    options.seedTtlSeconds * 1000,
    now,
    options.seedWrittenAt,
  );
  const viewBuiltIn = createViewer();
  const viewUpstream = createViewer();

  async function fromUpstream(): Promise<LastGood | null> {
    if (upstream === null) return null;
    const known = await upstream.lastGood();
    const visit = mayFetch ? upstream.refresh() : null;
    if (visit !== null) options.inBackground?.(visit.done);
    if (known !== null || visit === null) return known;
    await waitAtMost(visit.done, visit.startedAt + firstWaitMs - now());
    return upstream.lastGood();
  }

  async function currentFeed(): Promise<FeedSnapshot> {
    const copy = await fromUpstream();
    if (copy !== null) {
      const { content, changedAt, fetchedAt } = copy;
      const view = viewUpstream({ source: 'upstream', content, changedAt }, now());
      return { ...view, fetchedAt, stale: now() - fetchedAt > ttl };
    }
    const builtIn = await seed();
    const stale = upstream !== null;
    return { ...viewBuiltIn(builtIn, now()), fetchedAt: builtIn.madeAt, stale };
  }

  return { currentFeed };
}
