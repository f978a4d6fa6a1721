import { expect, it } from '@/tests/e2e/it';
import { startUpstream } from '@/tests/e2e/feed/upstream';
import { EDGE, startHost, stopHosts } from './hosts';

it.afterEach(stopHosts);

for (const name of EDGE)
  it(`${name} serves the podcast’s feed, visits it once for all requests, and keeps its last good copy`, async () => {
    const upstream = await startUpstream();
    const variables = {
      PODCAST_FEED_URL: upstream.url,
      FEED_CACHE_DIR: it.info().outputPath('kept'),
      FEED_FIRST_WAIT_SECONDS: '10',
    };
    const titlesAt = async (origin: string): Promise<readonly string[]> => {
      const feed = await (await fetch(`${origin}/api/feed`)).json();
      return feed.map(({ title }: { readonly title: string }) => title);
    };
    try {
      const first = await startHost(name, { variables });
      const visitors = Array.from({ length: 12 }, () => titlesAt(first.origin));
      for (const titles of await Promise.all(visitors)) expect(titles).toEqual(upstream.titles);
      expect(upstream.requests).toHaveLength(1);
      const list = await (await fetch(`${first.origin}/episodes`)).text();
      expect(list).toContain(upstream.titles[0]);
      await first.stop();

      upstream.serve('error');
      const restarted = await startHost(name, { variables });
      expect(await titlesAt(restarted.origin)).toEqual(upstream.titles);
    } finally {
      await upstream.close();
    }
  });

it('Workers visit the feed by the clock, without any request', async () => {
  const upstream = await startUpstream();
  try {
    const { origin } = await startHost('workerd', {
      configuration: 'tests/hosts/cron/workerd.capnp',
      parameters: ['--experimental'],
      variables: {
        PODCAST_FEED_URL: upstream.url,
        FEED_CACHE_DIR: it.info().outputPath('kept'),
        FEED_TTL_SECONDS: '0',
      },
    });
    const visits = (): number => upstream.requests.length;
    await expect.poll(visits).toBe(1);
    // A tick during the first visit joins it: ask until one comes after its end.
    await expect
      .poll(async () => {
        expect(await (await fetch(`${origin}/cron`)).text()).toBe('ok');
        return visits();
      })
      .toBeGreaterThan(1);
  } finally {
    await upstream.close();
  }
});
