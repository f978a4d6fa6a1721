import 'server-only';
import type { FeedContent } from '@/lib/feed/read/list';
import type { DatedFeed } from '@/lib/server/feed/snapshot/representation';

export interface BuiltInFeed extends DatedFeed {
  readonly source: 'built-in';
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/**
 * Creates a cache of the built-in feed, built once for concurrent requests and again once older than `ttlMs`.
 * @param modifiedAt time of the last change of its sources, in milliseconds since 1970, so that a restart does not
 * change the feed
 */
export function createBuiltInFeed(
  build: () => Promise<FeedContent>,
  ttlMs: number,
  now: () => number,
  modifiedAt: () => number = now,
): () => Promise<BuiltInFeed> {
  let currentFeed: BuiltInFeed | null = null;
  let pendingFeed: Promise<BuiltInFeed> | null = null;

  async function makeFeed(): Promise<BuiltInFeed> {
    try {
      const latestContent = await build();
      const isUnchanged = currentFeed?.content.digest === latestContent.digest;
      const { content, changedAt } =
        isUnchanged && currentFeed !== null
          ? currentFeed
          : { content: latestContent, changedAt: currentFeed === null ? modifiedAt() : now() };
      return (currentFeed = { source: 'built-in', content, changedAt, madeAt: now() });
    } finally {
      pendingFeed = null;
    }
  }

  return async () =>
    currentFeed !== null && Math.abs(now() - currentFeed.madeAt) <= ttlMs
      ? currentFeed
      : (pendingFeed ??= makeFeed());
}
