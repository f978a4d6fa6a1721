import { expect, test } from '@playwright/test';
import { ADDRESSES, HEADERS, METHODS, SOME_ADDRESSES, UNKNOWN_METHODS } from './addresses';
import { isNoFailure, wrongAnswers } from './answers';
import { MANY } from './requests';
import { askRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

/** Where the site under test is. */
const origin = (): string => test.info().project.use.baseURL ?? '';

/** An unknown method (RFC 9110 §15.6.2), a format that oEmbed asks to be answered so. */
const isNotImplemented = (request: string): boolean =>
  !METHODS.includes(request.split(' ', 1)[0] ?? '') || request.includes('/api/oembed?');

test.describe('Odd requests', () => {
  // Five thousand of them: half a minute, or many where the machine does other things too.
  test.describe.configure({ timeout: 120_000 });

  test('no method at any address is answered 5xx, and each answer is secured', async () => {
    const requests = ADDRESSES.flatMap((address) =>
      METHODS.map((method) => rawRequest(`${method} ${address}`)),
    );
    expect(await wrongAnswers(origin(), requests, isNoFailure)).toEqual([]);
  });

  test('no header at any address is answered 5xx, and each answer is secured', async () => {
    const requests = SOME_ADDRESSES.flatMap((address) =>
      HEADERS.map((header) => rawRequest(`GET ${address}`, [header])),
    );
    expect(await wrongAnswers(origin(), requests, isNoFailure)).toEqual([]);
  });

  test('of thousands of ranges, codings, router headers and queries none is answered 5xx', async () => {
    expect(MANY.length).toBeGreaterThan(4500);
    const isRight = (status: number, request: string): boolean =>
      isNoFailure(status) || (status === 501 && isNotImplemented(request));
    expect(await wrongAnswers(origin(), MANY, isRight)).toEqual([]);
  });

  test('what writes is 405 with what may be done, what is unknown is 501', async () => {
    for (const address of ['/', '/audio/sample.mp3', '/api/feed', '/nope', '*']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
        const answer = await askRaw(origin(), rawRequest(`${method} ${address}`));
        expect(answer.status).toBe(405);
        expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
      }
    }
    const requests = UNKNOWN_METHODS.map((method) => rawRequest(`${method} /`));
    expect(await wrongAnswers(origin(), requests, (status) => status === 501)).toEqual([]);
    expect((await askRaw(origin(), rawRequest('OPTIONS *'))).status).toBe(204);
    expect((await askRaw(origin(), rawRequest('CONNECT example.com:443'))).status).toBe(405);
  });

  test('what cannot be read is refused with the headers of the site', async () => {
    const wrong = (request: string, status: number) =>
      wrongAnswers(origin(), [request], (given) => given === status);
    expect(await wrong('GET / HTTP/1.1\r\n\r\n', 400)).toEqual([]);
    expect(await wrong('\x16\x03\x01\x02\x00\x01\r\n\r\n', 400)).toEqual([]);
    expect(await wrong(rawRequest('GET /é'), 400)).toEqual([]);
    expect(await wrong(rawRequest('GET *'), 400)).toEqual([]);
    expect(await wrong(rawRequest('GET /', [`X: ${'x'.repeat(20_000)}`]), 431)).toEqual([]);
    expect(await wrong(rawRequest('GET /', ['Expect: more']), 417)).toEqual([]);
  });

  test('a page of Next’s own, and the pattern of a route, are not there', async ({
    request,
  }) => {
    for (const path of [
      '/_global-error',
      '/episodes/%5Bslug%5D',
      '/embed/%5Bslug%5D',
      '/500',
    ]) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('Page introuvable');
    }
  });

  test('a request for another host is not led there', async () => {
    const answer = await askRaw(origin(), rawRequest('GET http://evil.example/outils/'));
    expect(answer.status).toBe(308);
    expect(answer.headers['location']).toBe('/outils');
  });
});
