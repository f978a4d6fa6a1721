import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { connect, type Connection } from '@/lib/server/feed/shared/redisConnection';
import type { SharedFeed } from '@/lib/server/feed/shared/sharedFeed';
import { contentOf, readHead, storedHead } from '@/lib/server/feed/snapshot/stored';

/** In milliseconds: the lifetime of a content that no head refers to. */
const CONTENT_LIFETIME_MS = 8 * 24 * 3600 * 1000;

/** In milliseconds: the lifetime of the lock, should its instance be killed. */
const LOCK_LIFETIME_MS = 60_000;

const RESTING_VALUE = 'resting';

/**
 * Creates the shared copy of an upstream in Redis or Valkey; content is stored under its digest, so that concurrent
 * writers never mix their bytes.
 */
export function createRedisFeed(storeUrl: string, feedUrl: string): SharedFeed {
  const feedId = createHash('sha256').update(feedUrl).digest('hex').slice(0, 16);
  const [headKey, turnKey] = [`chroniques:${feedId}:head`, `chroniques:${feedId}:turn`];
  const contentKey = (digest: string): string => `chroniques:${feedId}:content:${digest}`;
  const instanceToken = randomUUID();
  let pendingConnection: Promise<Connection> | null = null;
  const openConnection = (): Promise<Connection> => (pendingConnection ??= connect(storeUrl));

  return {
    async head() {
      const headLine = await (await openConnection()).get(headKey);
      return headLine === null ? null : readHead(headLine.toString());
    },
    async content(requestedHead, localContent) {
      const bytes = await (await openConnection()).get(contentKey(requestedHead.digest));
      return bytes === null ? null : contentOf(requestedHead, bytes, localContent);
    },
    async publish(copy: LastGood) {
      const { expire, set } = await openConnection();
      const { list, xml, digest } = copy.content;
      const hasContent = await expire(contentKey(digest), CONTENT_LIFETIME_MS);
      if (!hasContent)
        await set(contentKey(digest), Buffer.concat([list, xml]), CONTENT_LIFETIME_MS);
      await set(headKey, JSON.stringify(storedHead(copy)));
    },
    async claim() {
      const { get, setIfAbsent } = await openConnection();
      if (await setIfAbsent(turnKey, instanceToken, LOCK_LIFETIME_MS)) return 'mine';
      const holder = (await get(turnKey))?.toString();
      if (holder === instanceToken) return 'mine';
      return holder === RESTING_VALUE ? 'resting' : 'taken';
    },
    async release(restMs) {
      const { set, remove } = await openConnection();
      await (restMs > 0 ? set(turnKey, RESTING_VALUE, Math.ceil(restMs)) : remove(turnKey));
    },
    async close() {
      (await pendingConnection)?.close();
    },
  };
}
