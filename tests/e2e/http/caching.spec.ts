import { expect, test } from '@playwright/test';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { episodeOf } from '@/tests/e2e/content';

const EPISODE = episodeOf(8).slug;
const MINUTES = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
const MOMENT = 'public, max-age=0, s-maxage=60';

/** And the one that does not exist. */
const MADE_EACH_TIME = ['/episodes', '/outils/arbre-genealogique/lien', '/nulle-part'];

/** What route handlers answer: data, written at build or at each request. */
const DATA = [
  ...['/quizz/quizz.json', '/tools.json', '/feed.xml', '/api/feed', '/sitemap.xml'],
  ...['/manifest.webmanifest', '/maps/arabie/manifest.json'],
];

test.describe('What caches keep', () => {
  test('a page for minutes only: what it asks for goes with its build', async ({ request }) => {
    for (const path of EVERY_PAGE.filter((one) => !MADE_EACH_TIME.includes(one))) {
      expect((await request.get(path)).headers()['cache-control'], path).toBe(MINUTES);
    }
  });

  test('nothing that was made for one visitor', async ({ request }) => {
    expect((await request.get('/episodes')).headers()['cache-control']).toContain('no-store');
  });

  test('the data of a page as long as the page, and never under one address with it', async ({
    request,
  }) => {
    const data = await request.get('/outils?_rsc', { headers: { RSC: '1' } });
    expect(data.headers()['content-type']).toContain('text/x-component');
    expect(data.headers()['cache-control']).toBe(MINUTES);
    const page = await request.get('/outils?_rsc');
    expect(page.headers()['content-type']).toContain('text/html');
    expect(page.headers()['cache-control']).toBe('no-store');
  });

  for (const value of ['0', '2', 'true']) {
    test(`a visit with «rsc: ${value}» is a visit: 404, and the policy`, async ({
      request,
    }) => {
      const headers = { RSC: value };
      const lost = await request.get('/episodes/prochain-episode', { headers });
      expect(lost.status()).toBe(404);
      expect(lost.headers()['cache-control']).toBe(MOMENT);
      const list = await request.get('/episodes', { headers });
      expect(list.headers()['content-security-policy']).toMatch(
        /script-src 'self' '(?:nonce|sha256)-/,
      );
    });
  }

  test('what is not there for a moment only, and never as unchanged', async ({ request }) => {
    for (const path of ['/nope', '/episodes/nope', '/embed/nope', '/_not-found', '/404']) {
      const lost = await request.get(path, { headers: { 'If-None-Match': '*' } });
      expect(lost.status(), path).toBe(404);
      expect(lost.headers()['cache-control'], path).toBe(MOMENT);
      expect(lost.headers()['etag'], path).toBeUndefined();
    }
    const refused = await request.get('/api/oembed');
    expect(refused.status()).toBe(400);
    expect(refused.headers()['cache-control']).toBe('no-store');
  });

  for (const path of DATA) {
    test(`${path} is compressed, and not sent twice`, async ({ request }) => {
      const ask = (headers: Record<string, string>) => request.get(path, { headers });
      const plain = await ask({ 'Accept-Encoding': 'identity' });
      const body = await plain.text();
      for (const coding of ['br', 'gzip']) {
        const answer = await ask({ 'Accept-Encoding': coding });
        expect(await answer.text()).toBe(body);
        const headers = answer.headers();
        if (body.length >= 1024) {
          expect(headers['content-encoding']).toBe(coding);
          expect(Number(headers['content-length'])).toBeLessThan(body.length / 2);
        }
        const again = await ask({
          'Accept-Encoding': coding,
          'If-None-Match': headers['etag'] ?? 'none',
        });
        expect(again.status()).toBe(304);
      }
      const head = await request.head(path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(head.headers()['content-length']).toBe(plain.headers()['content-length']);
      expect(head.headers()['etag']).toBe(plain.headers()['etag']);
    });
  }

  test('a small answer has a tag too', async ({ request }) => {
    for (const path of ['/robots.txt', `/embed/${EPISODE}`, '/icon.svg']) {
      const first = await request.get(path);
      const etag = first.headers()['etag'] ?? 'none';
      const again = await request.get(path, { headers: { 'If-None-Match': etag } });
      expect(again.status(), path).toBe(304);
    }
  });
});
