import { sitemapPages } from '@/lib/seo/sitemap';

const pages = sitemapPages({
  episodes: [
    { path: '/episodes/badr', day: { year: 2025, month: 7, day: 27 } },
    { path: '/episodes/medine', day: { year: 2025, month: 7, day: 20 } },
    { path: '/episodes/a-venir', day: null },
  ],
  maps: [{ id: 'arabie', placeIds: ['badr', 'uhud'] }],
  documents: ['perf-558'],
  buildings: ['barrage-de-muawiya'],
  entryIds: ['hegire', 'omeyyades'],
  paths: ['en-une-heure'],
});

const changedOf = (path: string) => pages.find((page) => page.path === path)?.changed;

describe('the site map', () => {
  it('has every kind of page, each once', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const map = '/outils/carte-interactive/arabie';
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/', '/episodes', '/episodes/a-venir', '/outils/quizz', `${map}/uhud`, '/shop'],
        ...['/outils/frise', '/outils/frise/omeyyades', '/mentions-legales'],
        ...['/outils/documents', '/outils/documents/perf-558'],
        ...['/parcours', '/parcours/en-une-heure'],
        ...['/outils/reconstitutions', '/outils/reconstitutions/barrage-de-muawiya'],
      ]),
    );
  });

  it('dates an episode by its publication, and the lists by their newest episode', () => {
    expect(changedOf('/episodes/medine')).toBe('2025-07-20');
    expect(changedOf('/episodes')).toBe('2025-07-27');
    expect(changedOf('/')).toBe('2025-07-27');
  });

  it('has no date for pages whose date is unknown', () => {
    expect(pages.filter((page) => 'changed' in page)).toHaveLength(4);
    expect(changedOf('/episodes/a-venir')).toBeUndefined();
    expect(changedOf('/outils/carte-interactive/arabie')).toBeUndefined();
  });
});
