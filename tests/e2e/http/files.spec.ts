import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { rangeForms } from '@/scripts/deploy/rangeForms';

const PATH = '/audio/sample.mp3';
const bytes = readFileSync(`public${PATH}`);
const size = bytes.length;
const modified = new Date(statSync(`public${PATH}`).mtimeMs).toUTCString();
const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT';

test.describe('A file over HTTP', () => {
  for (const { name, header, status, start, end } of rangeForms(size)) {
    test(`${name} is answered ${status}`, async ({ request }) => {
      const answer = await request.get(PATH, { headers: { Range: header } });
      expect(answer.status()).toBe(status);
      const headers = answer.headers();
      if (status === 416) return expect(headers['content-range']).toBe(`bytes */${size}`);
      expect((await answer.body()).equals(bytes.subarray(start, end + 1))).toBe(true);
      expect(headers['content-range']).toBe(
        status === 206 ? `bytes ${start}-${end}/${size}` : undefined,
      );
      expect(headers['content-type']).toBe('audio/mpeg');
    });
  }

  test('has a strong tag, with which a download is taken up again', async ({ request }) => {
    const etag = (await request.get(PATH)).headers()['etag'] ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const ask = async (headers: Record<string, string>) =>
      (await request.get(PATH, { headers })).status();
    const Range = 'bytes=5-9';
    expect(await ask({ Range, 'If-Range': etag })).toBe(206);
    expect(await ask({ Range, 'If-Range': modified })).toBe(206);
    expect(await ask({ Range, 'If-Range': '"another"' })).toBe(200);
    expect(await ask({ Range, 'If-Range': `W/${etag}` })).toBe(200);
    expect(await ask({ Range, 'If-Range': LONG_AGO })).toBe(200);
    expect(await ask({ 'If-None-Match': etag })).toBe(304);
    expect(await ask({ 'If-Modified-Since': modified })).toBe(304);
    expect(await ask({ Range, 'If-None-Match': etag })).toBe(304);
    expect(await ask({ 'If-Match': '"another"' })).toBe(412);
    expect(await ask({ 'If-Unmodified-Since': LONG_AGO })).toBe(412);
    expect(await ask({ 'If-Match': etag })).toBe(200);
  });

  test('tells to HEAD what GET sends, without its range', async ({ request }) => {
    const answer = await request.head(PATH, { headers: { Range: 'bytes=0-1' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-length']).toBe(String(size));
    expect(answer.headers()['accept-ranges']).toBe('bytes');
    expect((await answer.body()).length).toBe(0);
  });

  test('is kept for ever when its name is a hash, for a day otherwise', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const [hashed, named, lost] = await Promise.all(
      [script, '/og-default.jpg', '/_next/static/nope.js'].map((path) => request.get(path)),
    );
    expect(hashed?.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(named?.headers()['cache-control']).toContain('public, max-age=86400');
    expect(lost?.status()).toBe(404);
    expect(lost?.headers()['cache-control']).toBe('no-store');
  });

  test('of text is compressed as the client can, with a tag for each', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const ask = async (coding: string) =>
      (await request.get(script, { headers: { 'Accept-Encoding': coding } })).headers();
    const [plain, gzip, br] = [await ask('identity'), await ask('gzip'), await ask('gzip, br')];
    expect([
      plain['content-encoding'],
      gzip['content-encoding'],
      br['content-encoding'],
    ]).toEqual([undefined, 'gzip', 'br']);
    expect(new Set([plain['etag'], gzip['etag'], br['etag']]).size).toBe(3);
    expect(Number(br['content-length'])).toBeLessThan(Number(gzip['content-length']));
    expect(Number(gzip['content-length'])).toBeLessThan(Number(plain['content-length']));
    for (const headers of [plain, gzip, br])
      expect(headers['vary']).toContain('Accept-Encoding');
  });
});
