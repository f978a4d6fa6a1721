import 'server-only';
import type { FeedCopy } from '@/lib/feed/copy';
import type { LastGood } from '@/lib/feed/lastGood';
import type { BuiltInFeed } from '@/lib/server/feed/builtIn';
import { createSeed } from '@/lib/server/feed/seed';
import { createUpstream, type UpstreamOptions } from '@/lib/server/feed/upstream';
import { createViewer, type Viewed } from '@/lib/server/feed/view';
import { within } from '@/lib/server/feed/within';

export interface FeedLoader {
  /** The feed to serve now. Rejects only when `content/` itself is wrong. */
  readonly currentFeed: () => Promise<FeedCopy>;
}

export interface LoaderOptions {
  /** Null when the podcast has no feed but the built-in one. */
  readonly upstream: UpstreamOptions | null;
  /** False during a build: nothing is fetched, the copy on disk may serve. */
  readonly mayFetch: boolean;
  /** How long the very first visitors wait for the upstream, in milliseconds, while no copy of it exists. */
  readonly firstWaitMs: number;
  readonly seed: () => Promise<BuiltInFeed>;
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
  const seed = createSeed(options.seed, options.seedTtlSeconds * 1000, now);
  const viewBuiltIn = createViewer();
  const viewUpstream = createViewer();
  const asViewed = remember((copy: LastGood): Viewed => ({ ...copy, source: 'upstream' }));

  async function fromUpstream(): Promise<LastGood | null> {
    if (upstream === null) return null;
    const known = await upstream.lastGood();
    const visit = mayFetch ? upstream.refresh() : null;
    if (known !== null || visit === null) return known;
    await within(visit.done, visit.startedAt + firstWaitMs - now());
    return upstream.lastGood();
  }

  async function currentFeed(): Promise<FeedCopy> {
    const copy = await fromUpstream();
    if (copy !== null) {
      const { fetchedAt } = copy;
      const stale = now() - fetchedAt > ttl;
      return { ...viewUpstream(asViewed(copy), now()), fetchedAt, stale };
    }
    const builtIn = await seed();
    const stale = upstream !== null;
    return { ...viewBuiltIn(builtIn, now()), fetchedAt: builtIn.madeAt, stale };
  }

  return { currentFeed };
}

/** A function of one object that gives the same answer for the same object, the last one asked. */
function remember<K, V>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
