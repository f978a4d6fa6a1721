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

async function siteFaults(
  origin: string,
  checks: readonly Check[],
): Promise<readonly string[]> {
  return (await checkSite(origin, checks)).flatMap(({ faults }) => faults);
}

for (const name of PROXIES)
  it(`the site passes all checks behind ${name} with the shipped configuration`, async () => {
    const site = await startSite('', { PODCAST_FEED_URL: '' });
    const sitePort = Number(new URL(site.origin).port);
    const folder = it.info().outputPath(name);
    const proxy = await startProxy(name, needProgram(name), sitePort, folder);
    try {
      const etagOf = async (origin: string) =>
        (await request(`${origin}/audio/sample.mp3`)).header('etag');
      expect(await etagOf(proxy.origin)).toBe(await etagOf(site.origin));
      // Twice: the second response comes from the cache.
      for (let round = 0; round < 2; round += 1)
        expect(await siteFaults(proxy.origin, CHECKS)).toEqual([]);
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
  const sitePort = Number(new URL(site.origin).port);
  const droppingRule = 'sub vcl_recv {\n  set req.url = regsub(req.url, "\\?.*$", "");';
  const folder = it.info().outputPath('varnish');
  const changes = [['sub vcl_recv {', droppingRule]] as const;
  const proxy = await startProxy(
    'varnishd',
    needProgram('varnishd'),
    sitePort,
    folder,
    changes,
  );
  try {
    expect(await siteFaults(proxy.origin, [mixing])).toEqual([]);
  } finally {
    await proxy.stop();
  }
});
