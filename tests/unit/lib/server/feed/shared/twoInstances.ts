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

/** Creates the loader of one more server: its own memory and disk, the same store. */
async function startInstance(ttlSeconds = 900): Promise<FeedLoader> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  folders.push(folder);
  const { url } = upstream;
  // A visit may outlast its test, and must not log into the lines of the next test.
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

const countEpisodes = async (loader: FeedLoader): Promise<number> =>
  (await loader.currentFeed()).episodes.length;

/** Polls every 50 ms until the result is as expected. @throws after `timeoutMs` milliseconds */
async function until<T>(
  read: () => Promise<T> | T,
  expected: T,
  timeoutMs = 8000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await read();
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
      const loaders = await Promise.all([startInstance(), startInstance()]);
      const visitors = Array.from({ length: 200 }, (_, rank) => loaders[rank % 2]);
      const copies = await Promise.all(visitors.map((loader) => loader?.currentFeed()));
      expect(copies.every((copy) => copy?.source === 'upstream')).toBe(true);
      expect(new Set(copies.map((copy) => copy?.etag)).size).toBe(1);
      expect(upstream.requests).toHaveLength(1);
      expect(lines).toEqual([]);
    });

    it('serve the same list within 2.5 s after one of them has read the upstream', async () => {
      const [first, second] = [await startInstance(1), await startInstance()];
      expect([await countEpisodes(first), await countEpisodes(second)]).toEqual([12, 12]);
      upstream.serve('more');
      await until(() => countEpisodes(first), 13);
      await until(() => countEpisodes(second), 13, 2500);
      expect(lines).toEqual([]);
    });

    it('share the delay after failures of the upstream, and its recovery', async () => {
      const loaders = [await startInstance(1), await startInstance(1)];
      for (const loader of loaders) expect(await countEpisodes(loader)).toBe(12);
      for (const mode of ['error', 'more', 'reset', 'good'] as const) {
        upstream.serve(mode);
        const requestsBefore = upstream.requests.length;
        await until(async () => {
          await Promise.all(loaders.map(countEpisodes));
          return upstream.requests.length > requestsBefore;
        }, true);
        for (const loader of loaders)
          expect(await countEpisodes(loader)).toBeGreaterThanOrEqual(12);
      }
      await until(async () => (await Promise.all(loaders.map(countEpisodes))).join(), '12,12');
      // Both instances together visit the upstream at most once a second, as one instance would.
      const [requestCount, startTime] = [upstream.requests.length, Date.now()];
      while (Date.now() - startTime < 2500) {
        await Promise.all(loaders.map(countEpisodes));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const seconds = (Date.now() - startTime) / 1000;
      expect(upstream.requests.length - requestCount).toBeLessThanOrEqual(
        Math.ceil(seconds) + 1,
      );
    });

    it('serve their own copies while the store is unreachable, and each log the outage once', async () => {
      const loaders = [await startInstance(1), await startInstance(1)];
      for (const loader of loaders) expect(await countEpisodes(loader)).toBe(12);
      await redis.stop();
      upstream.serve('more');
      for (const loader of loaders) await until(() => countEpisodes(loader), 13);
      upstream.serve('good');
      for (const loader of loaders) await until(() => countEpisodes(loader), 12);
      expect(lines.filter((line) => line.includes('ne répond pas'))).toHaveLength(2);
      redis = await startStore(port);
      await until(async () => {
        await Promise.all(loaders.map(countEpisodes));
        return lines.filter((line) => line.includes('répond de nouveau')).length;
      }, 2);
    });

    it('start while the store is unreachable, and log the outage once', async () => {
      await redis.stop();
      expect(await countEpisodes(await startInstance())).toBe(12);
      expect(lines.filter((line) => line.includes('ne répond pas'))).toHaveLength(1);
    });
  });
}
