import { DEFAULT_SUBSCRIBE, subscribeLinks } from '@/lib/site/subscribe';

const FEED = { name: 'Chroniques & récits', address: 'https://chroniques.example/feed.xml' };
const NONE = { ...DEFAULT_SUBSCRIBE, antennaPod: false };

describe('the links that add the podcast to an app', () => {
  it('exist for the apps whose id is known', () => {
    expect(subscribeLinks(NONE, FEED)).toEqual([]);
    expect(
      subscribeLinks(
        { ...NONE, apple: '1234567890', spotify: 'a'.repeat(22), pocketCasts: 'abcd1234' },
        FEED,
      ).map(({ href }) => href),
    ).toEqual([
      'https://podcasts.apple.com/podcast/id1234567890',
      `https://open.spotify.com/show/${'a'.repeat(22)}`,
      'https://pca.st/abcd1234',
    ]);
  });

  it('find the podcast in Pocket Casts by its Apple id', () => {
    const links = subscribeLinks({ ...NONE, apple: '1234567890' }, FEED);
    expect(links.map(({ href }) => href)).toContain('https://pca.st/itunes/1234567890');
  });

  it('contain the address of the feed and its name for AntennaPod', () => {
    const [link] = subscribeLinks(DEFAULT_SUBSCRIBE, FEED);
    const { host, pathname, search, searchParams } = new URL(link?.href ?? '');
    expect(host + pathname).toBe('antennapod.org/deeplink/subscribe');
    expect(search).not.toContain('+');
    expect(Object.fromEntries(searchParams)).toEqual({ url: FEED.address, title: FEED.name });
  });
});
