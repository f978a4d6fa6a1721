import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite } from '@/scripts/deploy/verdict';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites } from '@/tests/e2e/site';
import { needProgram } from '@/tests/fixtures/programs';
import {
  cachingFaults,
  keepsPages,
  mixingFaults,
  oddFaults,
  rangeFaults,
  soundTag,
} from './checks';
import { PROXIES, startProxy } from './proxies';

it.afterEach(stopSites);

for (const name of PROXIES) {
  it(`behind ${name} with the shipped configuration the site is the same`, async () => {
    it.setTimeout(60_000);
    const site = await startSite('', { PODCAST_FEED_URL: '' });
    const app = Number(new URL(site.origin).port);
    const proxy = await startProxy(name, needProgram(name), app, it.info().outputPath(name));
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

it('a cache that drops the query string gives no page to a request for data', async () => {
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  const app = Number(new URL(site.origin).port);
  const dropping = 'sub vcl_recv {\n  set req.url = regsub(req.url, "\\?.*$", "");';
  const folder = it.info().outputPath('varnish');
  const changes = [['sub vcl_recv {', dropping]] as const;
  const proxy = await startProxy('varnishd', needProgram('varnishd'), app, folder, changes);
  try {
    expect(await mixingFaults(proxy.origin)).toEqual([]);
  } finally {
    await proxy.stop();
  }
});

it('deploy:check finds it in order behind nginx with the shipped configuration', async () => {
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  const app = Number(new URL(site.origin).port);
  const proxy = await startProxy(
    'nginx',
    needProgram('nginx'),
    app,
    it.info().outputPath('nginx'),
  );
  try {
    // Twice: the second time it is the cache that answers.
    for (let round = 0; round < 2; round += 1) {
      const verdicts = await checkSite(proxy.origin, CHECKS);
      expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([]);
    }
  } finally {
    await proxy.stop();
  }
});

it('the site without a proxy answers the same questions', async () => {
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  expect(await rangeFaults(site.origin)).toEqual([]);
  expect(await mixingFaults(site.origin)).toEqual([]);
  expect(await cachingFaults(site.origin)).toEqual([]);
  expect(await oddFaults(site.origin)).toEqual([]);
});
