import 'server-only';
import type { FeedContent } from '@/lib/feed/read/list';
import type { FeedRepresentation } from '@/lib/server/feed/snapshot/representation';

export interface BuiltInFeed extends FeedRepresentation {
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
  let current: BuiltInFeed | null = null;
  let building: Promise<BuiltInFeed> | null = null;

  async function make(): Promise<BuiltInFeed> {
    try {
      const latest = await build();
      const isSame = current?.content.digest === latest.digest;
      const { content, changedAt } =
        isSame && current !== null
          ? current
          : { content: latest, changedAt: current === null ? modifiedAt() : now() };
      return (current = { source: 'built-in', content, changedAt, madeAt: now() });
    } finally {
      building = null;
    }
  }

  return async () =>
    current !== null && Math.abs(now() - current.madeAt) <= ttlMs
      ? current
      : (building ??= make());
}
