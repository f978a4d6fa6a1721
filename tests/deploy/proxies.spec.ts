import { request } from '@/scripts/deploy/checks/request';
import { CHECKS } from '@/scripts/deploy/checks';
import { mixing } from '@/scripts/deploy/checks/mixing';
import { checkSite, type Check } from '@/scripts/deploy/verdict';
import { expect, it } from '@/tests/e2e/it';
import { startSite, stopSites } from '@/tests/e2e/site';
import { askRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';
import { needProgram } from '@/tests/fixtures/programs';
import { PROXIES, startProxy } from './proxies';

/** Odd requests, with the status expected with and without a proxy. */
const ODD_REQUESTS: readonly (readonly [
  line: string,
  headers: readonly string[],
  status: number,
])[] = [
  ['DELETE /audio/sample.mp3', [], 405],
  ['OPTIONS /', [], 204],
  ['HEAD /outils', [], 200],
  ['GET /_next/static/nope.js', [], 404],
  ['GET /nope', ['Upgrade: websocket'], 404],
  [`GET /episodes?${'q=a&'.repeat(500)}`, [], 200],
];

it.describe.configure({ timeout: 90_000 });
it.afterEach(stopSites);

async function faultsOf(origin: string, checks: readonly Check[]): Promise<readonly string[]> {
  return (await checkSite(origin, checks)).flatMap(({ faults }) => faults);
}

for (const name of PROXIES)
  it(`behind ${name} with the shipped configuration the site is the same`, async () => {
    const site = await startSite('', { PODCAST_FEED_URL: '' });
    const app = Number(new URL(site.origin).port);
    const folder = it.info().outputPath(name);
    const proxy = await startProxy(name, needProgram(name), app, folder);
    try {
      const tagOf = async (origin: string) =>
        (await request(`${origin}/audio/sample.mp3`)).header('etag');
      expect(await tagOf(proxy.origin)).toBe(await tagOf(site.origin));
      // Twice: the second response comes from the cache.
      for (let round = 0; round < 2; round += 1)
        expect(await faultsOf(proxy.origin, CHECKS)).toEqual([]);
      for (const [line, headers, status] of ODD_REQUESTS) {
        const text = rawRequest(line, [...headers, 'Connection: close']);
        expect([line, (await askRaw(proxy.origin, text)).status]).toEqual([line, status]);
      }
      // A cache keeps answering while the site restarts.
      await site.stop();
      const { status } = await request(`${proxy.origin}/outils`, { 'Accept-Encoding': 'br' });
      expect(status === 200).toBe(name !== 'caddy');
      expect(proxy.log()).not.toMatch(/127\.0\.0\.1.*"?(?:GET|POST) \/|q=a/);
    } finally {
      await proxy.stop();
    }
  });

it('a cache that drops the query string gives no page to a request for data', async () => {
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  const app = Number(new URL(site.origin).port);
  const dropping = 'sub vcl_recv {\n  set req.url = regsub(req.url, "\\?.*$", "");';
  const folder = it.info().outputPath('varnish');
  const changes = [['sub vcl_recv {', dropping]] as const;
  const proxy = await startProxy('varnishd', needProgram('varnishd'), app, folder, changes);
  try {
    expect(await faultsOf(proxy.origin, [mixing])).toEqual([]);
  } finally {
    await proxy.stop();
  }
});
