import { readFileSync } from 'node:fs';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites, type Site } from '@/tests/e2e/site';
import { startUpstream, type Upstream } from './upstream';

// Failures of the upstream are tested in tests/unit/lib/server/feed.

let upstream: Upstream;

it.beforeEach(async () => {
  upstream = await startUpstream();
});

it.afterEach(async () => {
  await stopSites();
  await upstream.close();
});

async function titles({ origin }: Site): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/feed`);
  expect(response.status).toBe(200);
  const episodes: readonly { readonly title: string }[] = await response.json();
  return episodes.map(({ title }) => title);
}

it('a server asks its upstream once for two hundred visitors, and outlives it, a restart too', async () => {
  const first = await startSite(upstream.url, {
    // Longer than a slow machine takes to serve two hundred visitors.
    FEED_TTL_SECONDS: '900',
    FEED_FIRST_WAIT_SECONDS: '20',
    FEED_TIMEOUT_SECONDS: '20',
  });
  const lists = await Promise.all(Array.from({ length: 200 }, () => titles(first)));
  for (const list of lists) expect(list).toEqual(upstream.titles);
  // Next bundles a module once per kind of route: pages and both handlers must share one copy.
  expect(await (await fetch(`${first.origin}/feed.xml`)).text()).toContain(upstream.titles[0]);
  expect(await (await fetch(`${first.origin}/episodes?page=1`)).text()).toContain('flux-12');
  expect(upstream.requests).toHaveLength(1);
  expect(await (await fetch(`${first.origin}/api/ready`)).json()).toMatchObject({
    status: 'ready',
    build: readFileSync('.next/BUILD_ID', 'utf8').trim(),
    feed: { source: 'upstream', episodes: 12, isOld: false },
    disk: 'ok',
  });
  for (const path of ['/api/feed', '/feed.xml']) {
    const { headers } = await fetch(first.origin + path);
    for (const [name, given] of [
      ['If-None-Match', 'etag'],
      ['If-Modified-Since', 'last-modified'],
    ] as const) {
      const value = headers.get(given) ?? '';
      const again = await fetch(first.origin + path, { headers: { [name]: value } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  }
  await first.stop();

  upstream.serve('error');
  const second = await startSite(upstream.url);
  expect(await titles(second)).toEqual(upstream.titles);
  await expect
    .poll(async () => (await titles(second)).length && second.log())
    .toContain('servi à la place');
  expect(await titles(second)).toEqual(upstream.titles);
});
