import { ANSWERING, startHost, type Answering } from '@/tests/fixtures/http/host';

const MINUTES = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
const MOMENT = 'public, max-age=0, s-maxage=60';
const POLICY = 'content-security-policy';

describe.each(ANSWERING)('of %s', (_name, start) => {
  let answering: Answering;

  beforeAll(async () => {
    answering = await start();
  });
  afterAll(() => answering.close());

  const ask: Answering['ask'] = (...asked) => answering.ask(...asked);
  const headerOf = async (name: string, path: string, headers?: Record<string, string>) =>
    (await ask(path, headers)).headers.get(name);

  describe('caches', () => {
    it('keep a page for minutes only: its files disappear with its build', async () => {
      for (const path of ['/', '/outils'])
        expect(await headerOf('cache-control', path)).toBe(MINUTES);
    });

    it('do not store a page made for one request, which has no entity tag', async () => {
      const made = await ask('/recherche?q=badr', { 'Accept-Encoding': 'br' });
      expect(made.headers.get('cache-control')).toContain('no-store');
      expect(made.headers.get('etag')).toBeNull();
      expect(made.headers.get('content-encoding')).toBe('br');
      expect(await made.text()).toContain('</html>');
    });

    it('keep the payload of a page as long as the page, and never under the same address', async () => {
      const data = await ask('/outils?_rsc', { RSC: '1' });
      expect(data.headers.get('content-type')).toContain('text/x-component');
      expect(data.headers.get('cache-control')).toBe(MINUTES);
      const page = await ask('/outils?_rsc');
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-store');
    });

    it.each(['0', '2', 'true'])('get the document for “rsc: %s”', async (RSC) => {
      const notFound = await ask('/nope', { RSC });
      expect(notFound.status).toBe(404);
      expect(notFound.headers.get('cache-control')).toBe(MOMENT);
      expect(await headerOf('content-type', '/outils', { RSC })).toContain('text/html');
    });

    it('keep a 404 for a moment only, and never answer it as unchanged', async () => {
      for (const path of ['/nope', '/embed/nope', '/_not-found', '/404']) {
        const notFound = await ask(path, { 'If-None-Match': '*' });
        expect(notFound.status).toBe(404);
        expect(notFound.headers.get('cache-control')).toBe(MOMENT);
        expect(notFound.headers.get('etag')).toBeNull();
      }
    });

    it('do not store a refusal', async () => {
      const refused = await ask('/api/refused');
      expect(refused.status).toBe(400);
      expect(refused.headers.get('cache-control')).toBe('no-store');
    });

    it('do not store the redirect of a guessed address, in any case and with its query', async () => {
      for (const path of ['/quiz', '/Quiz/', '/quiz']) {
        const guessed = await ask(`${path}?t=3`);
        expect([guessed.status, guessed.headers.get('location')]).toEqual([308, '/outils?t=3']);
        expect(guessed.headers.get('cache-control')).toBe('no-store');
      }
      expect((await ask('/quizzes')).status).toBe(404);
    });

    it('do not store any other redirect', async () => {
      const moved = await ask('/outils/');
      expect(moved.status).toBe(308);
      expect(moved.headers.get('location')).toBe('/outils');
      expect(moved.headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('a cached answer', () => {
    it.each(['/tools.json', '/outils', '/robots.txt', '/notes.txt'])(
      'is compressed when that is worth it, and is not sent twice: %s',
      async (path) => {
        const plain = await ask(path, { 'Accept-Encoding': 'identity' });
        const body = await plain.text();
        for (const coding of ['br', 'gzip']) {
          const answer = await ask(path, { 'Accept-Encoding': coding });
          expect(await answer.text()).toBe(body);
          const { headers } = answer;
          const isWorth = body.length >= 1024;
          expect(headers.get('content-encoding')).toBe(isWorth ? coding : null);
          if (isWorth)
            expect(Number(headers.get('content-length'))).toBeLessThan(body.length / 2);
          expect(/accept-encoding/i.test(headers.get('vary') ?? '')).toBe(isWorth);
          const etag = headers.get('etag') ?? 'none';
          const again = await ask(path, { 'Accept-Encoding': coding, 'If-None-Match': etag });
          expect(again.status).toBe(304);
          expect(again.headers.get('etag')).toBe(etag);
          expect(await again.text()).toBe('');
        }
        const head = await ask(path, { 'Accept-Encoding': 'identity' }, 'HEAD');
        for (const name of ['content-length', 'etag'])
          expect(head.headers.get(name)).toBe(plain.headers.get(name));
        expect(await head.text()).toBe('');
        const wanted = await ask(path, { 'If-Match': '"another"' });
        expect(wanted.status).toBe(412);
        expect(wanted.headers.get('cache-control')).toBe('no-store');
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
      // A notFound page below /embed must not be framed, nor cached for others.
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

    it('let other sites frame the player of an episode by its own policy', async () => {
      expect(await headerOf('x-frame-options', '/embed/one')).toBeNull();
    });
  });

  describe('a file', () => {
    it('is kept for ever when its name is a hash, for a day otherwise', async () => {
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

    it('marks a segment of a payload as whole for the router', async () => {
      const tree = { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' };
      const part = await ask('/outils', tree);
      expect(await part.text()).toBe('0:"tree"');
      expect(part.headers.get('x-nextjs-postponed')).toBe('2');
      const whole = await ask('/outils', { ...tree, 'Next-Router-Segment-Prefetch': '/x' });
      expect(await whole.text()).toBe('0:"Outils"');
    });
  });
});

it('a failure is cached nowhere, and logged in a bounded number of characters', async () => {
  const host = await startHost();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = await fetch(`${host.origin}/api/failing`);
  expect(failed.status).toBe(500);
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]?.[0]).length).toBeLessThanOrEqual(1000);
  logged.mockRestore();
  await host.close();
});
