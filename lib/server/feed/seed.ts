import 'server-only';
import type { BuiltInFeed } from '@/lib/server/feed/builtIn';
import type { Viewed } from '@/lib/server/feed/view';

export interface Seed extends Viewed {
  readonly source: 'built-in';
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** The built-in feed, made once for all who ask together and again when it is older than `ttlMs`. */
export function createSeed(
  build: () => Promise<BuiltInFeed>,
  ttlMs: number,
  now: () => number,
): () => Promise<Seed> {
  let current: Seed | null = null;
  let making: Promise<Seed> | null = null;

  async function make(): Promise<Seed> {
    try {
      const { xml, episodes } = await build();
      const changedAt = current?.xml === xml ? current.changedAt : now();
      return (current = { source: 'built-in', xml, episodes, changedAt, madeAt: now() });
    } finally {
      making = null;
    }
  }

  return async () =>
    current !== null && Math.abs(now() - current.madeAt) <= ttlMs
      ? current
      : (making ??= make());
}
