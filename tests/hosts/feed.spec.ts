import { expect, it } from '@/tests/e2e/it';
import { startUpstream } from '@/tests/e2e/feed/upstream';
import { EDGE_HOSTS, startHost, stopHosts } from './hosts';

it.afterEach(stopHosts);

for (const name of EDGE_HOSTS)
  it(`${name} serves the podcast’s feed after one visit for all requests, and keeps the last good copy`, async () => {
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
      const firstHost = await startHost(name, { variables });
      const visitors = Array.from({ length: 12 }, () => titlesAt(firstHost.origin));
      for (const titles of await Promise.all(visitors)) expect(titles).toEqual(upstream.titles);
      expect(upstream.requests).toHaveLength(1);
      const listHtml = await (await fetch(`${firstHost.origin}/episodes`)).text();
      expect(listHtml).toContain(upstream.titles[0]);
      await firstHost.stop();

      upstream.serve('error');
      const restartedHost = await startHost(name, { variables });
      expect(await titlesAt(restartedHost.origin)).toEqual(upstream.titles);
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
    // A tick during the first visit joins this visit: call the clock until a tick starts another visit.
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
