import { sitemapPages } from '@/lib/seo/sitemap';

const pages = sitemapPages({
  episodes: [
    { slug: 'badr', date: 'July 27, 2025' },
    { slug: 'medine', date: 'July 20, 2025' },
    { slug: 'a-venir' },
  ],
  maps: [{ id: 'arabie', placeIds: ['badr', 'uhud'] }],
});

const changed = (path: string) => pages.find((page) => page.path === path)?.changed;

describe('the site map', () => {
  it('has every kind of page, each once', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/episodes',
        '/episodes/a-venir',
        '/outils/quizz',
        '/outils/carte-interactive/arabie/uhud',
        '/shop',
      ]),
    );
  });

  it('dates an episode by its publication, and the lists by the newest', () => {
    expect(changed('/episodes/medine')).toBe('2025-07-20');
    expect(changed('/episodes')).toBe('2025-07-27');
    expect(changed('/')).toBe('2025-07-27');
  });

  it('gives no date where none is known', () => {
    expect(pages.filter((page) => 'changed' in page)).toHaveLength(4);
    expect(changed('/episodes/a-venir')).toBeUndefined();
    expect(changed('/outils/carte-interactive/arabie')).toBeUndefined();
  });
});
