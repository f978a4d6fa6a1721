import { gzipSync } from 'node:zlib';
import { loggable } from '@/lib/server/feed/upstream/fetchProblem';
import { fetcher, listen, problemOf } from '@/tests/unit/lib/server/feed/upstream/servers';

describe('the fetcher of a feed', () => {
  it('ends an attempt to connect that takes too long', async () => {
    const neverResolving = { lookup: () => undefined };
    const problem = await problemOf('http://feeds.example.org/', neverResolving);
    expect(problem).toEqual({ kind: 'connect-timeout' });
  });

  it('refuses a body one byte above the limit, and accepts a body of exactly the limit', async () => {
    const origin = await listen((request, response) => {
      response.end('x'.repeat(Number(request.url?.slice(1))));
    });
    expect(await problemOf(`${origin}/1000`)).toBeNull();
    expect(await problemOf(`${origin}/1001`)).toEqual({ kind: 'too-large', limit: 1000 });
  });

  it('reports the name of an unsupported content coding', async () => {
    const origin = await listen((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'zstd' }).end('x');
    });
    expect(await problemOf(origin)).toEqual({ kind: 'content-encoding', name: 'zstd' });
  });

  it('returns the Retry-After of an error status', async () => {
    const origin = await listen((_, response) => {
      response.writeHead(429, { 'Retry-After': '120' }).end();
    });
    const problem = { kind: 'status', status: 429, retryAfterSeconds: 120 };
    expect(await problemOf(origin)).toEqual(problem);
  });
});

describe('the credentials of an address', () => {
  it('are sent to the address, decoded, but not to another host by a redirect', async () => {
    const sentCredentials: (string | undefined)[] = [];
    const otherOrigin = await listen((request, response) => {
      sentCredentials.push(request.headers.authorization);
      response.end('<rss/>');
    });
    const origin = await listen((request, response) => {
      sentCredentials.push(request.headers.authorization);
      response.writeHead(302, { Location: otherOrigin }).end();
    });
    expect(await problemOf(origin.replace('//', '//marie:p%40ss@'))).toBeNull();
    expect(sentCredentials).toEqual([
      `Basic ${Buffer.from('marie:p@ss').toString('base64')}`,
      undefined,
    ]);
  });
});

describe('a body that ends', () => {
  it('before its Content-Length is reported as truncated', async () => {
    const origin = await listen((request) => {
      request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n<rss>');
    });
    expect(await problemOf(origin)).toEqual({ kind: 'truncated' });
  });

  it('by a reset, without a Content-Length, is reported as truncated', async () => {
    const origin = await listen((request) => {
      request.socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n<rss>', () =>
        setTimeout(() => request.socket.resetAndDestroy(), 50),
      );
    });
    expect(await problemOf(origin)).toEqual({ kind: 'truncated' });
  });

  it('at the fetcher’s time limit, without a Content-Length, is reported as a timeout', async () => {
    const origin = await listen((request) => {
      request.socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n<rss>');
    });
    const limits = { connectMs: 200, totalMs: 300, maxBytes: 1000, maxRedirects: 5 };
    expect(await problemOf(origin, { limits })).toEqual({ kind: 'timeout' });
  });

  it.each([
    ['together', [Buffer.concat([gzipSync('<rss/>'), Buffer.from('scraps')])]],
    ['apart', [gzipSync('<rss/>'), Buffer.from('scraps')]],
  ])(
    'with extra bytes after its gzip member, sent %s, is read without them',
    async (_, chunks) => {
      const origin = await listen((_request, response) => {
        response.writeHead(200, { 'Content-Encoding': 'gzip' });
        for (const chunk of chunks) response.write(chunk);
        response.end();
      });
      const answer = await fetcher(origin)(null);
      expect(answer).toMatchObject({ ok: true, value: { kind: 'answer' } });
      if (!answer.ok || answer.value.kind !== 'answer') return;
      expect(new TextDecoder().decode(answer.value.bytes)).toBe('<rss/>');
    },
  );

  it('in the middle of its gzip member is reported as truncated', async () => {
    const origin = await listen((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      response.end(gzipSync('<rss/>').subarray(0, 15));
    });
    expect(await problemOf(origin)).toEqual({ kind: 'truncated' });
  });

  it('after endless 103 responses is not awaited', async () => {
    const origin = await listen((request) => {
      const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(100);
      const sendHints = (): void =>
        void request.socket.write(hint, (error) => error ?? sendHints());
      request.socket.on('error', () => undefined);
      sendHints();
    });
    expect(await problemOf(origin)).toEqual({ kind: 'only-hints' });
  });
});

it('a log line shows neither the credentials nor the token of an address', () => {
  expect(loggable('https://user:pass@a.org/feed?token=secret#x')).toBe('https://a.org/feed');
});
