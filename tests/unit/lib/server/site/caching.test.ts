import { ANSWERING, startHost, type Answering } from '@/tests/fixtures/http/host';

const PAGE_CACHING = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
const NOT_FOUND_CACHING = 'public, max-age=0, s-maxage=60';
const POLICY = 'content-security-policy';

describe.each(ANSWERING)('of %s', (_name, start) => {
  let answering: Answering;

  beforeAll(async () => {
    answering = await start();
  });
  afterAll(() => answering.close());

  const ask: Answering['ask'] = (...request) => answering.ask(...request);
  const headerOf = async (name: string, path: string, headers?: Record<string, string>) =>
    (await ask(path, headers)).headers.get(name);

  describe('caches', () => {
    it('keep a page for five minutes', async () => {
      for (const path of ['/', '/outils'])
        expect(await headerOf('cache-control', path)).toBe(PAGE_CACHING);
    });

    it('do not store a page made for one request, which has no entity tag', async () => {
      const dynamicPage = await ask('/recherche?q=badr', { 'Accept-Encoding': 'br' });
      expect(dynamicPage.headers.get('cache-control')).toContain('no-store');
      expect(dynamicPage.headers.get('etag')).toBeNull();
      expect(dynamicPage.headers.get('content-encoding')).toBe('br');
      expect(await dynamicPage.text()).toContain('</html>');
    });

    it('keep the payload of a page as long as the page, but no page under the payload’s address', async () => {
      const payload = await ask('/outils?_rsc', { RSC: '1' });
      expect(payload.headers.get('content-type')).toContain('text/x-component');
      expect(payload.headers.get('cache-control')).toBe(PAGE_CACHING);
      const page = await ask('/outils?_rsc');
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-store');
    });

    it.each(['0', '2', 'true'])('get the document for “rsc: %s”', async (RSC) => {
      const notFound = await ask('/nope', { RSC });
      expect(notFound.status).toBe(404);
      expect(notFound.headers.get('cache-control')).toBe(NOT_FOUND_CACHING);
      expect(await headerOf('content-type', '/outils', { RSC })).toContain('text/html');
    });

    it('keep a 404 for one minute, without an entity tag', async () => {
      for (const path of ['/nope', '/embed/nope', '/_not-found', '/404']) {
        const notFound = await ask(path, { 'If-None-Match': '*' });
        expect(notFound.status).toBe(404);
        expect(notFound.headers.get('cache-control')).toBe(NOT_FOUND_CACHING);
        expect(notFound.headers.get('etag')).toBeNull();
      }
    });

    it('do not store a refusal', async () => {
      const refused = await ask('/api/refused');
      expect(refused.status).toBe(400);
      expect(refused.headers.get('cache-control')).toBe('no-store');
    });

    it('do not store the redirect of a guessed address, in any letter case, with its query', async () => {
      for (const path of ['/quiz', '/Quiz/', '/quiz']) {
        const answer = await ask(`${path}?t=3`);
        expect([answer.status, answer.headers.get('location')]).toEqual([308, '/outils?t=3']);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      expect((await ask('/quizzes')).status).toBe(404);
    });

    it('do not store any other redirect', async () => {
      const redirected = await ask('/outils/');
      expect(redirected.status).toBe(308);
      expect(redirected.headers.get('location')).toBe('/outils');
      expect(redirected.headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('a cached answer', () => {
    it.each(['/tools.json', '/outils', '/robots.txt', '/notes.txt'])(
      'is compressed from a kilobyte on, and revalidated by its entity tag: %s',
      async (path) => {
        const uncompressed = await ask(path, { 'Accept-Encoding': 'identity' });
        const body = await uncompressed.text();
        for (const coding of ['br', 'gzip']) {
          const answer = await ask(path, { 'Accept-Encoding': coding });
          expect(await answer.text()).toBe(body);
          const { headers } = answer;
          const isCompressed = body.length >= 1024;
          expect(headers.get('content-encoding')).toBe(isCompressed ? coding : null);
          if (isCompressed)
            expect(Number(headers.get('content-length'))).toBeLessThan(body.length / 2);
          expect(/accept-encoding/i.test(headers.get('vary') ?? '')).toBe(isCompressed);
          const etag = headers.get('etag') ?? 'none';
          const reply = await ask(path, { 'Accept-Encoding': coding, 'If-None-Match': etag });
          expect(reply.status).toBe(304);
          expect(reply.headers.get('etag')).toBe(etag);
          expect(await reply.text()).toBe('');
        }
        const head = await ask(path, { 'Accept-Encoding': 'identity' }, 'HEAD');
        for (const name of ['content-length', 'etag'])
          expect(head.headers.get(name)).toBe(uncompressed.headers.get(name));
        expect(await head.text()).toBe('');
        const preconditionFailed = await ask(path, { 'If-Match': '"another"' });
        expect(preconditionFailed.status).toBe(412);
        expect(preconditionFailed.headers.get('cache-control')).toBe('no-store');
      },
    );

    it('is compressed from a kilobyte on', async () => {
      const codingOf = (path: string) =>
        headerOf('content-encoding', path, { 'Accept-Encoding': 'br' });
      expect(await codingOf('/api/dated')).toBe('br');
      expect(await codingOf('/api/refused')).toBeNull();
    });

    it('keeps the ETag and the Last-Modified of the route that made it', async () => {
      const { headers } = await ask('/api/dated', { 'Accept-Encoding': 'identity' });
      expect(headers.get('etag')).toBe('"given"');
      expect(headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
      const since = headers.get('last-modified') ?? '';
      expect((await ask('/api/dated', { 'If-Modified-Since': since })).status).toBe(304);
    });

    it('has its styles inlined, allowed by the policy, and a strong ETag', async () => {
      const page = await ask('/');
      const html = await page.text();
      expect(html).toContain('<style data-precedence="next">body{color:#123}');
      expect(page.headers.get(POLICY)).toMatch(/style-src 'self' 'sha256-[^']+'/);
      expect(page.headers.get('etag')).toMatch(/^"[\w-]+"$/);
      const [head = '', body = ''] = html.split('<body>');
      expect(head).not.toContain('as="font"');
      expect(body).toContain('as="font"');
    });
  });

  describe('the security headers', () => {
    it.each([
      // A 404 below /embed must not be framed.
      ...['/embed/a/b', '/', '/recherche', '/outils/', '/nope', '/tools.json', '/api/refused'],
      ...[
        '/audio/sample.mp3',
        '/icon.svg',
        '/_next/static/chunks/0a1b.js',
        '/_next/static/nope.js',
      ],
    ])('are on every answer: %s', async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get(POLICY)).toContain('default-src');
      expect(headers.get('x-powered-by')).toBeNull();
    });

    it('let other sites frame the player of an episode', async () => {
      expect(await headerOf('x-frame-options', '/embed/one')).toBeNull();
    });
  });

  describe('a file', () => {
    it('is kept for a year when its name is a hash, and for a day otherwise', async () => {
      const control = (path: string) => headerOf('cache-control', path);
      expect(await control('/_next/static/chunks/0a1b.js')).toContain('max-age=31536000');
      expect(await control('/covers/one.jpg')).toContain('public, max-age=86400');
      expect(await control('/_next/static/nope.js')).toBe('no-store');
    });

    it('is sent whole when it is empty', async () => {
      const answer = await ask('/empty.txt');
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '0']);
    });
  });

  describe('a header', () => {
    it.each(['/', '/outils', '/tools.json', '/nope', '/recherche', '/audio/sample.mp3'])(
      'does not name the framework: %s',
      async (path) => {
        const names = [...(await ask(path)).headers.keys()];
        expect(names.filter((name) => /nextjs|powered|next-cache/.test(name))).toEqual([]);
      },
    );

    it('varies only by what changes the answer', async () => {
      const vary = (path: string, headers = {}) => headerOf('vary', path, headers);
      const router = 'rsc, next-router-segment-prefetch';
      expect(await vary('/outils')).toBe(`${router}, Accept-Encoding`);
      expect(await vary('/outils', { RSC: '1' })).toBe(router);
      expect(await vary('/tools.json')).toBe('Accept-Encoding');
      expect(await vary('/api/dated')).toBe('Accept-Encoding');
      expect(await vary('/audio/sample.mp3')).toBeNull();
      expect(await vary('/recherche')).toContain('next-router-state-tree');
    });

    it('tells Next’s router that a segment comes from the per-segment prerender, and answers an unknown segment with the whole payload', async () => {
      const tree = { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' };
      const treeSegment = await ask('/outils', tree);
      expect(await treeSegment.text()).toBe('0:"tree"');
      expect(treeSegment.headers.get('x-nextjs-postponed')).toBe('2');
      const page = await ask('/outils', { ...tree, 'Next-Router-Segment-Prefetch': '/x' });
      expect(await page.text()).toBe('0:"Outils"');
    });
  });
});

it('a server error is not cached, and logged in at most 1,000 characters', async () => {
  const host = await startHost();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failedResponse = await fetch(`${host.origin}/api/failing`);
  expect(failedResponse.status).toBe(500);
  expect(failedResponse.headers.get('cache-control')).toBe('no-store');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]?.[0]).length).toBeLessThanOrEqual(1000);
  logged.mockRestore();
  await host.close();
});
