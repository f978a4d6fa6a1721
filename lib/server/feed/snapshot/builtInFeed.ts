import 'server-only';
import type { FeedContent } from '@/lib/feed/read/list';
import type { FeedRepresentation } from '@/lib/server/feed/snapshot/representation';

export interface BuiltInFeed extends FeedRepresentation {
  readonly source: 'built-in';
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/**
 * Makes the built-in feed once for all who ask together, and again when it is older than `ttlMs`.
 *
 * @param writtenAt when what it is made of was last written, in milliseconds since 1970: a start changes nothing of it
 */
export function createBuiltInFeed(
  build: () => Promise<FeedContent>,
  ttlMs: number,
  now: () => number,
  writtenAt: () => number = now,
): () => Promise<BuiltInFeed> {
  let current: BuiltInFeed | null = null;
  let making: Promise<BuiltInFeed> | null = null;

  async function make(): Promise<BuiltInFeed> {
    try {
      const built = await build();
      const isSame = current?.content.digest === built.digest;
      const { content, changedAt } =
        isSame && current !== null
          ? current
          : { content: built, changedAt: current === null ? writtenAt() : now() };
      return (current = { source: 'built-in', content, changedAt, madeAt: now() });
    } finally {
      making = null;
    }
  }

  return async () =>
    current !== null && Math.abs(now() - current.madeAt) <= ttlMs
      ? current
      : (making ??= make());
}
