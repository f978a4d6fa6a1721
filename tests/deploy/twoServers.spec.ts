import { freePort, startUpstream } from '@/tests/e2e/feed/upstream';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites } from '@/tests/e2e/site';
import { needProgram } from '@/tests/fixtures/programs';
import { startRedis } from '@/tests/fixtures/redis/redisServer';

it('two hundred visitors of two servers with one cold Redis cost the upstream one request', async () => {
  const upstream = await startUpstream();
  const redis = await startRedis(needProgram('redis-server'), await freePort());
  try {
    const servers = await Promise.all(
      ['one', 'other'].map((name) =>
        // Each server requests its own list before it reports ready: the servers are the first visitors.
        startSite(upstream.url, {
          FEED_STORE_URL: redis.url,
          FEED_CACHE_DIR: it.info().outputPath(name),
          // Longer than a slow machine takes to serve two hundred visitors.
          FEED_TTL_SECONDS: '900',
          FEED_FIRST_WAIT_SECONDS: '20',
          FEED_TIMEOUT_SECONDS: '20',
        }),
      ),
    );
    const visits = Array.from({ length: 200 }, async (_, index) => {
      const answer = await fetch(`${servers[index % 2]?.origin}/api/feed`);
      const episodes: readonly { readonly title: string }[] = await answer.json();
      return episodes.map(({ title }) => title);
    });
    for (const titles of await Promise.all(visits)) expect(titles).toEqual(upstream.titles);
    expect(upstream.requests).toHaveLength(1);
  } finally {
    await stopSites();
    await redis.stop();
    await upstream.close();
  }
});
