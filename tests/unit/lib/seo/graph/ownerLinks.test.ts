import { ownerLinks } from '@/lib/seo/graph/ownerLinks';

describe('where else the podcast is', () => {
  it('is nowhere, as long as the owner has filled in nothing', () => {
    expect(
      ownerLinks({
        platforms: [{ kind: 'rss', name: 'Flux RSS', href: '/feed.xml' }],
        socials: [{ kind: 'x', name: 'X', href: null }],
      }),
    ).toEqual([]);
  });

  it('is on the pages that are its own: neither home pages of platforms nor its feed', () => {
    expect(
      ownerLinks({
        platforms: [
          { kind: 'spotify', name: 'Spotify', href: 'https://open.spotify.com/show/abc' },
          { kind: 'deezer', name: 'Deezer', href: 'https://www.deezer.com' },
          { kind: 'rss', name: 'Flux RSS', href: '/feed.xml' },
        ],
        socials: [
          { kind: 'x', name: 'X', href: null },
          { kind: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@chroniques' },
        ],
      }),
    ).toEqual(['https://open.spotify.com/show/abc', 'https://www.youtube.com/@chroniques']);
  });
});
