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

async function feedTitles({ origin }: Site): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/feed`);
  expect(response.status).toBe(200);
  const episodes: readonly { readonly title: string }[] = await response.json();
  return episodes.map(({ title }) => title);
}

it('a server requests its upstream once for two hundred visitors, and serves the last good feed after a restart', async () => {
  const firstSite = await startSite(upstream.url, {
    // Longer than a slow machine takes to serve two hundred visitors.
    FEED_TTL_SECONDS: '900',
    FEED_FIRST_WAIT_SECONDS: '20',
    FEED_TIMEOUT_SECONDS: '20',
  });
  const lists = await Promise.all(Array.from({ length: 200 }, () => feedTitles(firstSite)));
  for (const list of lists) expect(list).toEqual(upstream.titles);
  // Next bundles a module once per kind of route: pages and both handlers must share one copy.
  expect(await (await fetch(`${firstSite.origin}/feed.xml`)).text()).toContain(
    upstream.titles[0],
  );
  expect(await (await fetch(`${firstSite.origin}/episodes?page=1`)).text()).toContain(
    'flux-12',
  );
  expect(upstream.requests).toHaveLength(1);
  expect(await (await fetch(`${firstSite.origin}/api/ready`)).json()).toMatchObject({
    status: 'ready',
    build: readFileSync('.next/BUILD_ID', 'utf8').trim(),
    feed: { source: 'upstream', episodes: 12, isOld: false },
    disk: 'ok',
  });
  for (const path of ['/api/feed', '/feed.xml']) {
    const { headers } = await fetch(firstSite.origin + path);
    for (const [name, validator] of [
      ['If-None-Match', 'etag'],
      ['If-Modified-Since', 'last-modified'],
    ] as const) {
      const value = headers.get(validator) ?? '';
      const revalidation = await fetch(firstSite.origin + path, { headers: { [name]: value } });
      expect([revalidation.status, await revalidation.text()]).toEqual([304, '']);
    }
  }
  await firstSite.stop();

  upstream.serve('error');
  const secondSite = await startSite(upstream.url);
  expect(await feedTitles(secondSite)).toEqual(upstream.titles);
  await expect
    .poll(async () => (await feedTitles(secondSite)).length && secondSite.log())
    .toContain('servi à la place');
  expect(await feedTitles(secondSite)).toEqual(upstream.titles);
});
