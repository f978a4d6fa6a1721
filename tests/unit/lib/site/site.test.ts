import { decodeContent } from '@/lib/content/decode';
import { loadSite } from '@/lib/server/content/site';
import { SiteSchema } from '@/lib/site/site';

const site = loadSite();

it('the permission for classes allows photocopies and projection by default', () => {
  const { classPermission, ...siteWithoutPermission } = site;
  expect(
    decodeContent(SiteSchema, siteWithoutPermission, 'content/site.json').classPermission,
  ).toBe('Photocopie et projection permises pour la classe.');
  expect(classPermission).not.toBe('');
});

it.each([
  ['name', { name: '' }],
  ['tagline', { tagline: undefined }],
  ['email', { email: 'contact' }],
  ['feedUrl', { feedUrl: '/feed.xml' }],
  ['feedUrl', { feedUrl: 'javascript:alert(1)' }],
  ['featuredEpisodes', { featuredEpisodes: 0 }],
  ['featuredEpisodes', { featuredEpisodes: 13 }],
  ['featuredEpisodes', { featuredEpisodes: 2.5 }],
  ['featuredEpisodes', { featuredEpisodes: '6' }],
  ['platforms.0.href', { platforms: [{ kind: 'rss', name: 'R', href: '//example.org' }] }],
  ['platforms.0.kind', { platforms: [{ kind: 'radio', name: 'R', href: '/radio' }] }],
  ['socials.0.href', { socials: [{ kind: 'x', name: 'X', href: 'x.com' }] }],
  ['about.paragraphs.0.lang', { about: { paragraphs: [{ lang: 'de', text: 'G' }] } }],
  ['subscribe.apple', { subscribe: { apple: 'id1234567890' } }],
  ['subscribe.spotify', { subscribe: { spotify: 'https://open.spotify.com/show/x' } }],
  ['subscribe.pocketCasts', { subscribe: { pocketCasts: 'https://pca.st/abcd1234' } }],
  ['subscribe.antennaPod', { subscribe: { antennaPod: 'oui' } }],
  ['subscribe.deezer', { subscribe: { deezer: '123456' } }],
  ['funding.href', { funding: { text: 'Soutenir', href: 'soutien' } }],
  ['funding.text', { funding: { text: 'a'.repeat(129), href: 'https://don.example' } }],
  ['updateFrequency.rule', { updateFrequency: { text: 'Parfois', rule: 'weekly' } }],
  ['slogan', { slogan: 'Bonjour' }],
])('the settings are refused, in French, for their %s in %j', (path, changes) => {
  const changedSite = { ...site, ...changes };
  const decodeChanged = () => decodeContent(SiteSchema, changedSite, 'content/site.json');
  expect(decodeChanged).toThrow(`content/site.json → ${path} : `);
  expect(decodeChanged).not.toThrow(/Invalid|Expected|received/);
});
