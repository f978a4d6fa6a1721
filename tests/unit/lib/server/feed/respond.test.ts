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

const respondWith = (changes: Partial<FeedSnapshot> = {}): Response =>
  feedResponse({ ...COPY, ...changes }, 'application/rss+xml; charset=utf-8', COPY.xml);

describe('the response to a request for the feed', () => {
  it('has the whole feed, with validators and CORS headers', async () => {
    const response = respondWith();
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

  it('is cached briefly while the built-in feed stands in for the upstream', () => {
    const control = respondWith({ source: 'built-in', stale: true }).headers.get(
      'cache-control',
    );
    expect(control).toBe('public, max-age=30, s-maxage=30');
  });
});
