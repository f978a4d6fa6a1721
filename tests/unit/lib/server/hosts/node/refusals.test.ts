import { startHost, type Host } from '@/tests/fixtures/http/host';
import { askRaw } from '@/tests/fixtures/http/rawHttp';

let host: Host;
beforeAll(async () => (host = await startHost()));
afterAll(() => host.close());

const statusOf = async (lines: readonly string[]): Promise<number> =>
  (await askRaw(host.origin, [...lines, 'Connection: close', '', ''].join('\r\n'))).status;

it.each(['localhost', 'site.example:8080', '[::1]:3000', 'xn--mdine-bsa.example', ''])(
  'a request with the Host %p is answered',
  async (host) => {
    expect(await statusOf(['GET /robots.txt HTTP/1.1', `Host: ${host}`])).toBe(200);
  },
);

it.each(['someone@site.example', 'a b', 'site.example/x', 'site.example:x', '[::1', 'a,b@c'])(
  'a request with the Host %p is refused, for any address',
  async (host) => {
    for (const line of ['GET /robots.txt', 'GET /audio/sample.mp3', 'OPTIONS *'])
      expect(await statusOf([`${line} HTTP/1.1`, `Host: ${host}`])).toBe(400);
  },
);

it('a request with two Host fields is refused, and one without from HTTP/1.1 on', async () => {
  expect(await statusOf(['GET / HTTP/1.1', 'Host: a.example', 'host: b.example'])).toBe(400);
  expect(await statusOf(['GET / HTTP/1.0', 'Host: a.example', 'HOST: a.example'])).toBe(400);
  expect(await statusOf(['GET / HTTP/1.1'])).toBe(400);
  expect(await statusOf(['GET /robots.txt HTTP/1.0'])).toBe(200);
});
