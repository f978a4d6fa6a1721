import {
  fetcher,
  listen,
  problemOf,
  redirect,
} from '@/tests/unit/lib/server/feed/upstream/servers';

const isPrivate = (address: string): boolean => address !== '127.0.0.2';
describe('redirects', () => {
  it('are followed, relative ones included, and the final address is returned', async () => {
    const origin = await listen((request, response) => {
      if (request.url === '/a/feed') response.writeHead(301, { Location: '../b/feed' }).end();
      else response.end('<rss/>');
    });
    await expect(fetcher(`${origin}/a/feed`)(null)).resolves.toMatchObject({
      ok: true,
      value: { kind: 'answer', url: `${origin}/b/feed` },
    });
  });

  it('that never end are abandoned after five', async () => {
    const origin = await listen(redirect((path) => `${path}x`));
    expect(await problemOf(`${origin}/`)).toEqual({ kind: 'too-many-redirects' });
  });

  it.each(['ftp://a.org/', 'file:///etc/passwd', 'javascript:0', 'http://['])(
    'to %s are refused',
    async (location) => {
      const origin = await listen(redirect(() => location));
      expect(await problemOf(origin)).toMatchObject({ kind: 'refused-redirect' });
    },
  );

  it.each(['by its address', 'by its name'])(
    'from a public address to a private one are refused before anything is sent: %s',
    async (naming) => {
      let isReached = false;
      const privateOrigin = await listen((_, response) => {
        isReached = true;
        response.end('<rss/>');
      });
      const location =
        naming === 'by its name'
          ? privateOrigin.replace('127.0.0.1', 'localhost')
          : privateOrigin;
      const publicOrigin = await listen(
        redirect(() => location),
        '127.0.0.2',
      );
      const problem = { kind: 'refused-redirect', reason: 'adresse privée' };
      expect(await problemOf(publicOrigin, { isPrivate })).toMatchObject(problem);
      expect(isReached).toBe(false);
    },
  );

  it('between local addresses are followed, for a host on this machine', async () => {
    const targetOrigin = await listen((_, response) => void response.end('<rss/>'));
    const origin = await listen(redirect(() => targetOrigin));
    expect(await problemOf(origin)).toBeNull();
  });
});
