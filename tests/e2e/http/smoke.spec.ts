import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite } from '@/scripts/deploy/verdict';
import { expect, it } from '@/tests/e2e/it';
import { LOST_ADDRESSES, QUERIES, ROUTER_HEADERS } from '@/tests/fixtures/http/oddRequests';
import { rawRequest } from '@/tests/fixtures/http/rawHttp';
import { isNoFailure, wrongAnswers } from '@/tests/fixtures/http/wrongAnswers';

// What is asked of the server alone is asked in Jest: tests/unit/lib/server/site.

/** Each is answered at little cost, by the server, by a handler or by a page. */
const ADDRESSES = [
  ...['/outils', '/nope', '/feed.xml', '/api/feed/latest', '/tools.json', '/robots.txt'],
  ...['/embed/nope', '/api/oembed', '/icon.svg', '/.well-known/security.txt'],
];

it('deploy:check finds the production build in order', async ({ baseURL }) => {
  const verdicts = await checkSite(baseURL ?? '', CHECKS);
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(verdicts).toHaveLength(CHECKS.length);
});

it('Next and its handlers answer no odd request with a failure, nor without security', async ({
  baseURL,
}) => {
  const request = (line: string, headers: readonly string[] = []): string =>
    rawRequest(line, [...headers, 'Connection: close']);
  const requests = [
    ...ADDRESSES.flatMap((path) =>
      ROUTER_HEADERS.map((header) => request(`GET ${path}?_rsc=x`, [header])),
    ),
    ...['/episodes', '/api/oembed', '/embed/nope', '/feed.xml'].flatMap((path) =>
      QUERIES.map((query) => request(`GET ${path}?${query}`)),
    ),
    ...LOST_ADDRESSES.map((address) => request(`GET ${address}`)),
  ];
  expect(requests.length).toBeGreaterThan(700);
  // A format that is not offered is to be answered 501, says oEmbed.
  const isRight = (status: number, text: string): boolean =>
    isNoFailure(status) || (status === 501 && text.startsWith('GET /api/oembed?'));
  expect(await wrongAnswers(baseURL ?? '', requests, isRight)).toEqual([]);
});

it('a page weighs at least an eighth less in brotli than in gzip', async ({ request }) => {
  const length = async (coding: string): Promise<number> => {
    const { headers } = await fetch(new URL((await request.get('/outils')).url()), {
      headers: { 'Accept-Encoding': coding },
    });
    return Number(headers.get('content-length'));
  };
  expect(await length('br')).toBeLessThanOrEqual(0.88 * (await length('gzip')));
});

it('the manifest and the site map come as what they are', async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf('/manifest.webmanifest')).toContain('application/manifest+json');
  expect(await typeOf('/sitemap.xml')).toContain('xml');
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(xml).not.toMatch(/changefreq|priority|\/embed/);
});
