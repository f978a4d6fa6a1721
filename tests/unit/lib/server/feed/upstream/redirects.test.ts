import { fetcher, listen, redirect } from '@/tests/unit/lib/server/feed/upstream/servers';

describe('redirects', () => {
  it('are followed, relative ones included, and the final address is known', async () => {
    const origin = await listen((request, response) => {
      if (request.url === '/a/feed') response.writeHead(301, { Location: '../b/feed' }).end();
      else response.end('<rss/>');
    });
    await expect(fetcher(`${origin}/a/feed`)(null)).resolves.toMatchObject({
      ok: true,
      value: { kind: 'answer', url: `${origin}/b/feed` },
    });
  });

  it('that never end are given up after five', async () => {
    const origin = await listen(redirect((path) => `${path}x`));
    await expect(fetcher(`${origin}/`)(null)).resolves.toEqual({
      ok: false,
      error: { kind: 'too-many-redirects' },
    });
  });

  it.each(['ftp://a.org/', 'file:///etc/passwd', 'javascript:0', 'http://['])(
    'to %s are refused',
    async (location) => {
      const origin = await listen(redirect(() => location));
      await expect(fetcher(origin)(null)).resolves.toMatchObject({
        ok: false,
        error: { kind: 'refused-redirect' },
      });
    },
  );

  it('from a public address to a private one are refused before anything is sent', async () => {
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

  it('to a name that leads to a private address are refused too', async () => {
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

  it('between local addresses are followed, for a host on this machine', async () => {
    const there = await listen((_, response) => void response.end('<rss/>'));
    const here = await listen(redirect(() => there));
    await expect(fetcher(here)(null)).resolves.toMatchObject({ ok: true });
  });
});
