/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createFetcher, type FetcherOptions } from '@/lib/server/feed/fetchFeed';
import { loggable } from '@/lib/server/feed/fetchProblem';
import { isPrivateAddress } from '@/lib/server/feed/privateAddress';

const servers: Server[] = [];

/** A server on a free port of that loopback address. */
async function listen(handler: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return `http://${host}:${port}`;
}

afterEach(async () => {
  const closing = servers.splice(0).map(
    (server) =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  await Promise.all(closing);
});

const fetcher = (url: string, more: Partial<FetcherOptions> = {}) =>
  createFetcher({
    url,
    userAgent: 'Essai/1.0',
    limits: { connectMs: 200, totalMs: 2000, maxBytes: 1000, maxRedirects: 5 },
    ...more,
  });

const redirect =
  (location: (path: string) => string): RequestListener =>
  (request, response) =>
    void response.writeHead(302, { Location: location(request.url ?? '') }).end();

describe('redirects', () => {
  test('are followed, relative ones included, and the final address is known', async () => {
    const origin = await listen((request, response) => {
      if (request.url === '/a/feed') response.writeHead(301, { Location: '../b/feed' }).end();
      else response.end('<rss/>');
    });
    await expect(fetcher(`${origin}/a/feed`)(null)).resolves.toMatchObject({
      ok: true,
      value: { kind: 'answer', url: `${origin}/b/feed` },
    });
  });

  test('that never end are given up after five', async () => {
    const origin = await listen(redirect((path) => `${path}x`));
    await expect(fetcher(`${origin}/`)(null)).resolves.toEqual({
      ok: false,
      error: { kind: 'too-many-redirects' },
    });
  });

  test.each(['ftp://a.org/', 'file:///etc/passwd', 'javascript:0', 'http://['])(
    'to %s are refused',
    async (location) => {
      const origin = await listen(redirect(() => location));
      await expect(fetcher(origin)(null)).resolves.toMatchObject({
        ok: false,
        error: { kind: 'refused-redirect' },
      });
    },
  );

  test('from a public address to a private one are refused before anything is sent', async () => {
    let reached = false;
    const inside = await listen((_, response) => {
      reached = true;
      response.end('<rss/>');
    });
    const outside = await listen(
      redirect(() => inside),
      '127.0.0.2',
    );
    const isPrivate = (address: string): boolean => address !== '127.0.0.2';
    await expect(fetcher(outside, { isPrivate })(null)).resolves.toMatchObject({
      ok: false,
      error: { kind: 'refused-redirect', reason: 'adresse privée' },
    });
    expect(reached).toBe(false);
  });

  test('to a name that leads to a private address are refused too', async () => {
    const inside = await listen((_, response) => void response.end('<rss/>'));
    const { port } = new URL(inside);
    const outside = await listen(
      redirect(() => `http://localhost:${port}/`),
      '127.0.0.2',
    );
    const isPrivate = (address: string): boolean => address !== '127.0.0.2';
    await expect(fetcher(outside, { isPrivate })(null)).resolves.toMatchObject({
      ok: false,
      error: { kind: 'refused-redirect', reason: 'adresse privée' },
    });
  });

  test('between local addresses are followed, for a host on this machine', async () => {
    const there = await listen((_, response) => void response.end('<rss/>'));
    const here = await listen(redirect(() => there));
    await expect(fetcher(here)(null)).resolves.toMatchObject({ ok: true });
  });
});

describe('limits', () => {
  test('a connection that does not come is given up', async () => {
    const never = fetcher('http://feeds.example.org/', { lookup: () => undefined });
    await expect(never(null)).resolves.toEqual({
      ok: false,
      error: { kind: 'connect-timeout' },
    });
  });

  test('a body one byte too long is dropped, one that just fits is kept', async () => {
    const origin = await listen((request, response) => {
      response.end('x'.repeat(Number(request.url?.slice(1))));
    });
    await expect(fetcher(`${origin}/1000`)(null)).resolves.toMatchObject({ ok: true });
    await expect(fetcher(`${origin}/1001`)(null)).resolves.toEqual({
      ok: false,
      error: { kind: 'too-large', limit: 1000 },
    });
  });

  test('an unknown compression is named', async () => {
    const origin = await listen((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'zstd' }).end('x');
    });
    await expect(fetcher(origin)(null)).resolves.toEqual({
      ok: false,
      error: { kind: 'content-encoding', name: 'zstd' },
    });
  });

  test('a Retry-After comes with its status', async () => {
    const origin = await listen((_, response) => {
      response.writeHead(429, { 'Retry-After': '120' }).end();
    });
    await expect(fetcher(origin)(null)).resolves.toEqual({
      ok: false,
      error: { kind: 'status', status: 429, retryAfterSeconds: 120 },
    });
  });
});

describe('private addresses', () => {
  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...[
      '0.0.0.0',
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:127.0.0.1',
      '[::1]',
      '::ffff:7f00:1',
    ],
    ...['224.0.0.1', '255.255.255.255'],
  ])('%s is one', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f::1', '11.0.0.1', 'example.org'])(
    '%s is not',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

test('a log line shows neither the credentials nor the token of an address', () => {
  expect(loggable('https://user:pass@a.org/feed?token=secret#x')).toBe('https://a.org/feed');
});
