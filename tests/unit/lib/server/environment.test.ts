import { feedTtlSeconds, siteOrigin, upstreamFeedUrl } from '@/lib/server/environment';

const initialEnvironment = { ...process.env };

beforeEach(() => {
  for (const name of ['SITE_URL', 'PODCAST_FEED_URL', 'FEED_TTL_SECONDS'])
    Reflect.deleteProperty(process.env, name);
});

afterAll(() => {
  process.env = initialEnvironment;
});

describe('the origin of the site', () => {
  it('is port 3000 of localhost without SITE_URL', () => {
    expect(siteOrigin()).toBe('http://localhost:3000');
    process.env.SITE_URL = '  ';
    expect(siteOrigin()).toBe('http://localhost:3000');
  });

  it.each([
    'https://chroniques.example',
    'https://chroniques.example/',
    ' https://chroniques.example/a?b ',
  ])('is read from %p without path or slash', (value) => {
    process.env.SITE_URL = value;
    expect(siteOrigin()).toBe('https://chroniques.example');
  });

  it.each(['chroniques.example', 'ftp://chroniques.example', 'https://'])(
    'is refused with a sentence when it is %p',
    (value) => {
      process.env.SITE_URL = value;
      expect(siteOrigin).toThrow(
        `SITE_URL : une adresse http(s) est attendue, reçu « ${value} ».`,
      );
    },
  );
});

it('the upstream feed is PODCAST_FEED_URL when set, otherwise the feed of the site’s settings, otherwise null', () => {
  expect(upstreamFeedUrl({ feedUrl: null })).toBeNull();
  expect(upstreamFeedUrl({ feedUrl: 'https://owner.example/rss' })).toBe(
    'https://owner.example/rss',
  );
  process.env.PODCAST_FEED_URL = ' https://podcasts.example/feed.xml ';
  expect(upstreamFeedUrl({ feedUrl: null })).toBe('https://podcasts.example/feed.xml');
});

// Valid values of variables are tested in variables.test.ts.
it('the lifetime of the feed is 900 seconds, or FEED_TTL_SECONDS', () => {
  expect(feedTtlSeconds()).toBe(900);
  process.env.FEED_TTL_SECONDS = '60';
  expect(feedTtlSeconds()).toBe(60);
  process.env.FEED_TTL_SECONDS = '-5';
  expect(feedTtlSeconds).toThrow('reçu « -5 ».');
});
