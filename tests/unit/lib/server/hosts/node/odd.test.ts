import { startHost, type Host } from '@/tests/fixtures/http/host';
import {
  LOST_ADDRESSES,
  METHODS,
  ODD_HEADERS,
  QUERIES,
  RANGES,
  ROUTER_HEADERS,
  UNKNOWN_METHODS,
} from '@/tests/fixtures/http/oddRequests';
import { askRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';
import { wrongAnswers } from '@/tests/fixtures/http/wrongAnswers';

/** Addresses of the fixture site, at least one of each kind of response. */
const FILES = ['/audio/sample.mp3', '/empty.txt', '/tools.json'];
const PAGES = ['/', '/recherche', '/api/dated', '/notes.txt', '/nope'];
const ADDRESSES = [...FILES, ...PAGES, '/api/refused', '/embed/one', '/_next/static/nope.js'];

// Generous for a busy machine, since no duration is asserted.
jest.setTimeout(60_000);

let host: Host;

beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

/** Formats a request that closes its connection, so that a response without a length ends at once. */
const request = (line: string, headers: readonly string[] = []): string =>
  rawRequest(line, [...headers, 'Connection: close']);
const ask = (text: string) => askRaw(host.origin, text);

describe('an odd request', () => {
  it('of any method to any address gets a valid response with the security headers', async () => {
    const requests = [...ADDRESSES, ...LOST_ADDRESSES].flatMap((address) =>
      METHODS.map((method) => rawRequest(`${method} ${address}`)),
    );
    expect(await wrongAnswers(host.origin, requests)).toEqual([]);
  });

  it('with any misleading or malformed header gets a valid response', async () => {
    const headers = [...ODD_HEADERS, ...ROUTER_HEADERS];
    const requests = [
      ...FILES.flatMap((path) => RANGES.map((range) => request(`GET ${path}`, [range]))),
      ...PAGES.flatMap((path, rank) =>
        headers.map((header, index) =>
          request(`${(rank + index) % 2 ? 'HEAD' : 'GET'} ${path}`, [header]),
        ),
      ),
    ];
    expect(requests.length).toBeGreaterThan(1000);
    expect(await wrongAnswers(host.origin, requests)).toEqual([]);
  });

  it('with any query gets a valid response', async () => {
    const requests = ['/', '/recherche', '/nope'].flatMap((path) =>
      QUERIES.map((query) => request(`GET ${path}?${query}`)),
    );
    expect(await wrongAnswers(host.origin, requests)).toEqual([]);
  });

  it('is answered 405 with a writing method, and 501 with an unknown method', async () => {
    const knownMethodRequests = ['/', '/audio/sample.mp3', '/api/dated', '/nope', '*'].flatMap(
      (address) =>
        METHODS.slice(2)
          .filter((method) => method !== 'OPTIONS')
          .map((method) => rawRequest(`${method} ${address}`)),
    );
    expect(
      await wrongAnswers(host.origin, knownMethodRequests, (status) => status === 405),
    ).toEqual([]);
    const unknownMethodRequests = UNKNOWN_METHODS.flatMap((method) =>
      ADDRESSES.map((address) => request(`${method} ${address}`, ['Content-Length: 0'])),
    );
    expect(
      await wrongAnswers(host.origin, unknownMethodRequests, (status) => status === 501),
    ).toEqual([]);
    expect((await ask(rawRequest('OPTIONS *'))).status).toBe(204);
    expect((await ask(rawRequest('CONNECT example.com:443'))).status).toBe(405);
  });

  it.each([
    ['without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['that is TLS', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
    ['with a target that is no ASCII', rawRequest('GET /é'), 400],
    ['with a target that is no address', rawRequest('GET *'), 400],
    ['with dot segments', rawRequest('GET /audio/../outils'), 400],
    ['with headers that are too long', rawRequest('GET /', [`X: ${'x'.repeat(20_000)}`]), 431],
    ['that expects more', rawRequest('GET /', ['Expect: more']), 417],
  ])('%s is refused with the headers of the site', async (_, text, status) => {
    expect(await wrongAnswers(host.origin, [text], (actual) => actual === status)).toEqual([]);
  });

  it.each(['/_global-error', '/episodes/%5Bslug%5D', '/embed/[slug]', '/500', '/_next/image'])(
    'for an internal path of Next is answered 404 without reaching Next: %s',
    async (path) => {
      const requestCount = host.asked.length;
      expect((await ask(request(`GET ${path}`))).status).toBe(404);
      expect(host.asked).toHaveLength(requestCount);
    },
  );
});
