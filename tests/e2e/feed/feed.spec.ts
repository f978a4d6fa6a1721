import { expect, test } from '@playwright/test';
import { startSite, stopSites, type Site } from '@/tests/e2e/site';
import { FAILURES, freePort, startUpstream, type Upstream } from './upstream';
import { episodes } from '@/tests/e2e/content';
import { absent, programPath } from '@/tests/fixtures/programs';
import { startRedis } from '@/tests/fixtures/redisServer';

interface Episode {
  readonly title: string;
}

/** On a slow machine 200 visitors are not served within a second: the copy must not age meanwhile. */
const PATIENCE = {
  FEED_TTL_SECONDS: '900',
  FEED_FIRST_WAIT_SECONDS: '20',
  FEED_TIMEOUT_SECONDS: '20',
};

let upstream: Upstream;

test.describe.configure({ mode: 'default' });

test.beforeEach(async () => {
  upstream = await startUpstream();
});

test.afterEach(async () => {
  await stopSites();
  await upstream.close();
});

async function titles({ origin }: Site): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/feed`);
  expect(response.status).toBe(200);
  const episodes: readonly Episode[] = await response.json();
  return episodes.map(({ title }) => title);
}

/** Each failure of the upstream is one line that says what is served instead. */
const failuresIn = (site: Site): number => site.log().split('servi à la place').length - 1;

/** Asks again and again until the upstream has been asked once more than before. */
async function untilAskedAgain(site: Site): Promise<void> {
  const before = upstream.requests.length;
  await expect
    .poll(async () => (await titles(site)).length && upstream.requests.length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(before);
}

test('the last good list outlives every way in which the upstream can fail', async () => {
  test.setTimeout(180_000);
  const site = await startSite(upstream.url);
  expect(await titles(site)).toEqual(upstream.titles);
  for (const mode of FAILURES) {
    const failures = failuresIn(site);
    upstream.serve(mode);
    await expect
      .poll(async () => (await titles(site)).length && failuresIn(site), { timeout: 30_000 })
      .toBeGreaterThan(failures);
    expect(await titles(site)).toEqual(upstream.titles);
    const xml = await fetch(`${site.origin}/feed.xml`);
    expect(xml.status).toBe(200);
    expect(xml.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await xml.text()).toContain(upstream.titles[0]);
    upstream.serve('good');
    await untilAskedAgain(site);
  }
});

test('200 visitors at once cost the upstream one request', async () => {
  const site = await startSite(upstream.url, PATIENCE);
  const lists = await Promise.all(Array.from({ length: 200 }, () => titles(site)));
  for (const list of lists) expect(list).toEqual(upstream.titles);
  expect(upstream.requests).toHaveLength(1);
});

test('200 visitors of two servers with one cold store cost the upstream one request', async () => {
  const path = programPath('redis-server') ?? programPath('valkey-server');
  test.skip(path === null, absent('redis-server'));
  const redis = await startRedis(path ?? '', await freePort());
  try {
    const variables = { ...PATIENCE, FEED_STORE_URL: redis.url };
    const folders = ['one', 'other'].map((name) => test.info().outputPath(name));
    // Each asks itself for the list before it is ready: the first visitors are the servers.
    const servers = await Promise.all(
      folders.map((FEED_CACHE_DIR) =>
        startSite(upstream.url, { ...variables, FEED_CACHE_DIR }),
      ),
    );
    const visitors = Array.from({ length: 200 }, (_, rank) => servers[rank % 2]);
    const lists = await Promise.all(visitors.map((site) => site && titles(site)));
    for (const list of lists) expect(list).toEqual(upstream.titles);
    expect(upstream.requests).toHaveLength(1);
  } finally {
    await stopSites();
    await redis.stop();
  }
});

test('a restart with the upstream down serves the last good copy', async () => {
  const first = await startSite(upstream.url);
  expect(await titles(first)).toEqual(upstream.titles);
  await first.stop();
  const { titles: expected, url } = upstream;
  await upstream.close();
  const second = await startSite(url);
  expect(await titles(second)).toEqual(expected);
});

test('an upstream that never was good leaves the built-in feed', async () => {
  upstream.serve('error');
  const site = await startSite(upstream.url);
  expect(await titles(site)).toHaveLength(episodes.length);
  const response = await fetch(`${site.origin}/feed.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
  expect(await response.text()).toContain('<podcast:guid>');
});

test('a client that has the current feed gets 304, and HEAD gets no body', async () => {
  const site = await startSite(upstream.url);
  for (const path of ['/api/feed', '/feed.xml']) {
    const first = await fetch(site.origin + path);
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const [name, value] of [
      ['If-None-Match', etag],
      ['If-Modified-Since', modified],
    ] as const) {
      const again = await fetch(site.origin + path, { headers: { [name]: value } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    const head = await fetch(site.origin + path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(etag);
    expect(await head.text()).toBe('');
  }
});
