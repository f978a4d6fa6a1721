import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFeed } from '@/lib/server/feed/reader/readFeed';
import { createRedisFeed } from '@/lib/server/feed/shared/redisFeed';
import { withOutageLog, type SharedFeed } from '@/lib/server/feed/shared/sharedFeed';
import { createFeedLoader, type FeedLoader } from '@/lib/server/feed/snapshot/loader';
import { createFileStore } from '@/lib/server/feed/snapshot/store';
import { createFetcher } from '@/lib/server/feed/upstream/fetchFeed';
import { freePort, startUpstream, type Upstream } from '@/tests/e2e/feed/upstream';
import { contentOf, ENCLOSURE, item, rss } from '@/tests/fixtures/feed/rss';
import type { RedisServer } from '@/tests/fixtures/redis/redisServer';

jest.setTimeout(30_000);

let upstream: Upstream;
let redis: RedisServer;
let port: number;
let lines: string[];
const folders: string[] = [];
const stores: SharedFeed[] = [];

/** Creates another server of the same site: its own memory and disk, the same store. */
async function instance(ttlSeconds = 900): Promise<FeedLoader> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  folders.push(folder);
  const { url } = upstream;
  // The lines of this test: a visit may outlast it.
  const ownLines = lines;
  const log = (line: string): void => void ownLines.push(line);
  const shared = withOutageLog(createRedisFeed(redis.url, url), log);
  stores.push(shared);
  const limits = { connectMs: 500, totalMs: 5000, maxBytes: 1_000_000, maxRedirects: 2 };
  return createFeedLoader({
    upstream: {
      url,
      ttlSeconds,
      fetchFeed: createFetcher({ url, userAgent: 'Essai/1.0', limits }),
      readFeed,
      store: createFileStore(folder, url, log),
      shared,
      log,
      now: Date.now,
      random: () => 0,
    },
    mayFetch: true,
    firstWaitMs: 5000,
    buildBuiltIn: () => contentOf(rss(item(`<guid>intégré</guid>${ENCLOSURE}`))),
    builtInTtlSeconds: 900,
    now: Date.now,
  });
}

const count = async (loader: FeedLoader): Promise<number> =>
  (await loader.currentFeed()).episodes.length;

/** Polls every 50 ms until the result is as expected. @throws after `within` milliseconds */
async function until<T>(ask: () => Promise<T> | T, expected: T, within = 8000): Promise<void> {
  const end = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer === expected) return;
    if (Date.now() > end) expect(answer).toBe(expected);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Tests two instances of the site on one store, for any server of the store. */
export function describeTwoInstances(startStore: (port: number) => Promise<RedisServer>): void {
  describe('two instances with one store', () => {
    beforeEach(async () => {
      lines = [];
      upstream = await startUpstream();
      port = await freePort();
      redis = await startStore(port);
    });

    afterEach(async () => {
      for (const store of stores.splice(0)) await store.close();
      await redis.stop();
      await upstream.close();
      for (const folder of folders.splice(0))
        await rm(folder, { recursive: true, force: true });
    });

    it('request the upstream once for two hundred simultaneous visitors without a copy', async () => {
      const loaders = await Promise.all([instance(), instance()]);
      const visitors = Array.from({ length: 200 }, (_, rank) => loaders[rank % 2]);
      const copies = await Promise.all(visitors.map((loader) => loader?.currentFeed()));
      expect(copies.every((copy) => copy?.source === 'upstream')).toBe(true);
      expect(new Set(copies.map((copy) => copy?.etag)).size).toBe(1);
      expect(upstream.requests).toHaveLength(1);
      expect(lines).toEqual([]);
    });

    it('show the same list as soon as one of them has read it', async () => {
      const [one, other] = [await instance(1), await instance()];
      expect([await count(one), await count(other)]).toEqual([12, 12]);
      upstream.serve('more');
      await until(() => count(one), 13);
      await until(() => count(other), 13, 2500);
      expect(lines).toEqual([]);
    });

    it('share the delay after failures of the upstream, and its recovery', async () => {
      const loaders = [await instance(1), await instance(1)];
      for (const loader of loaders) expect(await count(loader)).toBe(12);
      for (const mode of ['error', 'more', 'reset', 'good'] as const) {
        upstream.serve(mode);
        const asked = upstream.requests.length;
        await until(async () => {
          await Promise.all(loaders.map(count));
          return upstream.requests.length > asked;
        }, true);
        for (const loader of loaders) expect(await count(loader)).toBeGreaterThanOrEqual(12);
      }
      await until(async () => (await Promise.all(loaders.map(count))).join(), '12,12');
      // At most once a second, whichever instance asks; each alone would have asked as often.
      const [before, begun] = [upstream.requests.length, Date.now()];
      while (Date.now() - begun < 2500) {
        await Promise.all(loaders.map(count));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const seconds = (Date.now() - begun) / 1000;
      expect(upstream.requests.length - before).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    });

    it('serve their own copies while the store is unreachable, and each log the outage once', async () => {
      const loaders = [await instance(1), await instance(1)];
      for (const loader of loaders) expect(await count(loader)).toBe(12);
      await redis.stop();
      upstream.serve('more');
      for (const loader of loaders) await until(() => count(loader), 13);
      upstream.serve('good');
      for (const loader of loaders) await until(() => count(loader), 12);
      expect(lines.filter((line) => line.includes('ne répond pas'))).toHaveLength(2);
      redis = await startStore(port);
      await until(async () => {
        await Promise.all(loaders.map(count));
        return lines.filter((line) => line.includes('répond de nouveau')).length;
      }, 2);
    });

    it('start while the store is unreachable, and log it once', async () => {
      await redis.stop();
      expect(await count(await instance())).toBe(12);
      expect(lines.filter((line) => line.includes('ne répond pas'))).toHaveLength(1);
    });
  });
}
