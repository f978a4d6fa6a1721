import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { feedResponse } from '@/lib/server/feed/respond';
import { utf8 } from '@/tests/fixtures/feed/rss';

const COPY: FeedSnapshot = {
  source: 'upstream',
  episodes: [],
  list: utf8('[]'),
  xml: utf8('<rss/>'),
  etag: '"abc"',
  lastModified: Date.UTC(2025, 5, 1, 6, 0, 0, 500),
  fetchedAt: Date.UTC(2025, 5, 2),
  stale: false,
};

const ask = (
  headers: Readonly<Record<string, string>>,
  copy: Partial<FeedSnapshot> = {},
): Response =>
  feedResponse(
    new Request('http://localhost/feed.xml', { headers }),
    { ...COPY, ...copy },
    'application/rss+xml; charset=utf-8',
    COPY.xml,
  );

describe('the answer to a request for the feed', () => {
  it('is whole, validated and open to other sites', async () => {
    const response = ask({});
    expect(response.status).toBe(200);
    await expect(response.text()).resolves.toBe('<rss/>');
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': '*',
      'cache-control':
        'public, max-age=60, s-maxage=900, stale-while-revalidate=86400, stale-if-error=604800',
      'content-type': 'application/rss+xml; charset=utf-8',
      etag: '"abc"',
      'last-modified': 'Sun, 01 Jun 2025 06:00:00 GMT',
    });
  });

  it.each([
    ['the same tag', { 'If-None-Match': '"abc"' }],
    ['the same tag, weakened on its way', { 'If-None-Match': 'W/"abc"' }],
    ['one of several tags', { 'If-None-Match': '"x", "abc"' }],
    ['any tag', { 'If-None-Match': '*' }],
    ['the same date', { 'If-Modified-Since': 'Sun, 01 Jun 2025 06:00:00 GMT' }],
    ['a later date', { 'If-Modified-Since': 'Mon, 02 Jun 2025 06:00:00 GMT' }],
  ])('is 304 without body to a client that has %s', async (_, headers) => {
    const response = ask(headers);
    expect(response.status).toBe(304);
    await expect(response.text()).resolves.toBe('');
    expect(response.headers.get('etag')).toBe('"abc"');
  });

  it.each([
    ['another tag', { 'If-None-Match': '"x"' }],
    [
      'another tag, though a later date',
      { 'If-None-Match': '"x"', 'If-Modified-Since': 'Mon, 02 Jun 2025 06:00:00 GMT' },
    ],
    ['an earlier date', { 'If-Modified-Since': 'Sun, 01 Jun 2025 05:59:59 GMT' }],
    ['an unreadable date', { 'If-Modified-Since': 'hier' }],
  ])('is whole to a client that has %s', (_, headers) => {
    expect(ask(headers).status).toBe(200);
  });

  it('is cached briefly while the built-in feed stands in for the upstream', () => {
    const control = ask({}, { source: 'built-in', stale: true }).headers.get('cache-control');
    expect(control).toBe('public, max-age=30, s-maxage=30');
  });
});
