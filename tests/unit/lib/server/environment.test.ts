import { feedTtlSeconds, siteOrigin, upstreamFeedUrl } from '@/lib/server/environment';

const kept = { ...process.env };

beforeEach(() => {
  for (const name of ['SITE_URL', 'PODCAST_FEED_URL', 'FEED_TTL_SECONDS'])
    Reflect.deleteProperty(process.env, name);
});

afterAll(() => {
  process.env = kept;
});

describe('the origin of the site', () => {
  it('is this machine’s port 3000 unless SITE_URL says otherwise', () => {
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
    'is refused in a sentence when it is %p',
    (value) => {
      process.env.SITE_URL = value;
      expect(siteOrigin).toThrow(
        `SITE_URL : une adresse http(s) est attendue, reçu « ${value} ».`,
      );
    },
  );
});

describe('the upstream feed', () => {
  it('is none in a fresh clone', () => {
    expect(upstreamFeedUrl()).toBeNull();
  });

  it('is PODCAST_FEED_URL when it is set', () => {
    process.env.PODCAST_FEED_URL = ' https://podcasts.example/feed.xml ';
    expect(upstreamFeedUrl()).toBe('https://podcasts.example/feed.xml');
  });
});

describe('the freshness of the feed', () => {
  it.each([
    [undefined, 900],
    ['60', 60],
    ['0', 0],
    ['  ', 900],
  ])('is with %p so many seconds: %p', (value, seconds) => {
    if (value !== undefined) process.env.FEED_TTL_SECONDS = value;
    expect(feedTtlSeconds()).toBe(seconds);
  });

  it.each(['-5', 'souvent', '1e308'])('is refused in a sentence when it is %p', (value) => {
    process.env.FEED_TTL_SECONDS = value;
    expect(feedTtlSeconds).toThrow(`reçu « ${value} ».`);
  });
});
