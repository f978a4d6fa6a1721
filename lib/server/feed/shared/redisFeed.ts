import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { connect, type Connection } from '@/lib/server/feed/shared/redisConnection';
import type { SharedFeed } from '@/lib/server/feed/shared/sharedFeed';
import { contentOf, readHead, storedHead } from '@/lib/server/feed/snapshot/stored';

/** In milliseconds: the lifetime of a content that no head refers to. */
const CONTENT_MS = 8 * 24 * 3600 * 1000;

/** In milliseconds: the lifetime of the lock, should its instance be killed. */
const TURN_MS = 60_000;

const RESTING = 'resting';

/**
 * Creates the shared copy of an upstream in Redis or Valkey; content is stored under its digest, so that concurrent
 * writers never mix.
 */
export function createRedisFeed(storeUrl: string, feedUrl: string): SharedFeed {
  const id = createHash('sha256').update(feedUrl).digest('hex').slice(0, 16);
  const [head, turn] = [`chroniques:${id}:head`, `chroniques:${id}:turn`];
  const contentKey = (digest: string): string => `chroniques:${id}:content:${digest}`;
  const instanceToken = randomUUID();
  let connecting: Promise<Connection> | null = null;
  const redis = (): Promise<Connection> => (connecting ??= connect(storeUrl));

  return {
    async head() {
      const line = await (await redis()).get(head);
      return line === null ? null : readHead(line.toString());
    },
    async content(requestedHead, known) {
      const bytes = await (await redis()).get(contentKey(requestedHead.digest));
      return bytes === null ? null : contentOf(requestedHead, bytes, known);
    },
    async publish(copy: LastGood) {
      const { expire, set } = await redis();
      const { list, xml, digest } = copy.content;
      const hasContent = await expire(contentKey(digest), CONTENT_MS);
      if (!hasContent) await set(contentKey(digest), Buffer.concat([list, xml]), CONTENT_MS);
      await set(head, JSON.stringify(storedHead(copy)));
    },
    async claim() {
      const { get, setIfAbsent: take } = await redis();
      if (await take(turn, instanceToken, TURN_MS)) return 'mine';
      const holder = (await get(turn))?.toString();
      if (holder === instanceToken) return 'mine';
      return holder === RESTING ? 'resting' : 'taken';
    },
    async release(restMs) {
      const { set, remove } = await redis();
      await (restMs > 0 ? set(turn, RESTING, Math.ceil(restMs)) : remove(turn));
    },
    async close() {
      (await connecting)?.close();
    },
  };
}
