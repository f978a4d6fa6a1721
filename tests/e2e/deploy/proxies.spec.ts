import { expect, test } from '@playwright/test';
import {
  cachingFaults,
  keepsPages,
  mixingFaults,
  oddFaults,
  rangeFaults,
  soundTag,
} from './checks';
import { PROXIES, startProxy } from './proxies';
import { startSite, stopSites } from '@/tests/e2e/site';
import { absent, programPath } from '@/tests/fixtures/programs';

test.afterEach(stopSites);

for (const name of PROXIES) {
  const path = programPath(name);

  test(`behind ${name} with the shipped configuration the site is the same`, async () => {
    test.skip(path === null, absent(name));
    test.setTimeout(60_000);
    const site = await startSite('', { PODCAST_FEED_URL: '' });
    const app = Number(new URL(site.origin).port);
    const proxy = await startProxy(name, path ?? '', app, test.info().outputPath(name));
    try {
      expect(await soundTag(proxy.origin)).toBe(await soundTag(site.origin));
      expect(await rangeFaults(proxy.origin)).toEqual([]);
      expect(await mixingFaults(proxy.origin)).toEqual([]);
      expect(await cachingFaults(proxy.origin)).toEqual([]);
      expect(await oddFaults(proxy.origin)).toEqual([]);
      // A cache goes on with what it has while the site is restarted.
      await site.stop();
      expect(await keepsPages(proxy.origin)).toBe(name !== 'caddy');
      expect(proxy.log()).not.toMatch(/127\.0\.0\.1.*"?(?:GET|POST) \/|q=a/);
    } finally {
      await proxy.stop();
    }
  });
}

test('a cache that drops the query string gives no page to a request for data', async () => {
  const path = programPath('varnishd');
  test.skip(path === null, absent('varnishd'));
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  const app = Number(new URL(site.origin).port);
  const dropping = 'sub vcl_recv {\n  set req.url = regsub(req.url, "\\?.*$", "");';
  const folder = test.info().outputPath('varnish');
  const changes = [['sub vcl_recv {', dropping]] as const;
  const proxy = await startProxy('varnishd', path ?? '', app, folder, changes);
  try {
    expect(await mixingFaults(proxy.origin)).toEqual([]);
  } finally {
    await proxy.stop();
  }
});

test('the site without a proxy answers the same questions', async () => {
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  expect(await rangeFaults(site.origin)).toEqual([]);
  expect(await mixingFaults(site.origin)).toEqual([]);
  expect(await cachingFaults(site.origin)).toEqual([]);
  expect(await oddFaults(site.origin)).toEqual([]);
});
