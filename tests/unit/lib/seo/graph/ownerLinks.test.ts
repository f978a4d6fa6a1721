import { ownerLinks } from '@/lib/seo/graph/ownerLinks';

const rss = { kind: 'rss', name: 'Flux RSS', href: '/feed.xml' } as const;
const unset = { kind: 'x', name: 'X', href: null } as const;

it('the podcast has no other address without addresses of the owner', () => {
  expect(ownerLinks({ platforms: [rss], socials: [unset] })).toEqual([]);
});

it('the podcast has the owner’s own pages, but neither home pages of platforms nor its feed', () => {
  const spotify = 'https://open.spotify.com/show/abc';
  const youtube = 'https://www.youtube.com/@chroniques';
  const links = ownerLinks({
    platforms: [
      { kind: 'spotify', name: 'Spotify', href: spotify },
      { kind: 'deezer', name: 'Deezer', href: 'https://www.deezer.com' },
      rss,
    ],
    socials: [unset, { kind: 'youtube', name: 'YouTube', href: youtube }],
  });
  expect(links).toEqual([spotify, youtube]);
});
