import { decodeContent } from '@/lib/content/decode';
import { loadSite } from '@/lib/server/site';
import { SiteSchema } from '@/lib/site/site';

const site = loadSite();

describe('content/site.json', () => {
  it('holds the fixed statistics', () => {
    expect(site.statistics.map(({ value }) => value)).toEqual(['4.9/5', '180K+', '5K+', '5+']);
  });

  it('names the four platforms and the four social accounts', () => {
    expect(site.platforms.map(({ kind }) => kind)).toEqual([
      'spotify',
      'apple',
      'deezer',
      'rss',
    ]);
    expect(site.socials.map(({ kind }) => kind)).toEqual([
      'facebook',
      'x',
      'instagram',
      'youtube',
    ]);
  });

  it('shows six episodes on the home page, under the banner’s exact title', () => {
    expect(site.featuredEpisodes).toBe(6);
    expect(site.banner.title).toBe("Explorez l'Histoire Islamique comme jamais auparavant");
  });

  it('tells what the podcast is in French and in one English paragraph', () => {
    expect(site.about.paragraphs.filter(({ lang }) => lang === 'en')).toHaveLength(1);
    expect(site.about.paragraphs.filter(({ lang }) => lang === 'fr').length).toBeGreaterThan(0);
  });
});

/** The complaint about a site changed so. */
function complaintAbout(changes: object): string {
  try {
    decodeContent(SiteSchema, { ...site, ...changes }, 'content/site.json');
  } catch (error) {
    return String(error);
  }
  throw new Error('A complaint is expected.');
}

describe('a site that is not as it should be', () => {
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
    [
      'about.paragraphs.0.lang',
      { about: { ...site.about, paragraphs: [{ lang: 'de', text: 'G' }] } },
    ],
    ['slogan', { slogan: 'Bonjour' }],
  ])('is refused, in French, for its %s in %j', (path, changes) => {
    const complaint = complaintAbout(changes);
    expect(complaint).toContain(`content/site.json → ${path} : `);
    expect(complaint).not.toMatch(/Invalid|Expected|received/);
  });
});
