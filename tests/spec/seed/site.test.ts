/** Facts of the first site: statistics, platforms, tools, fixed texts. */
import { loadEpisodes } from '@/lib/server/content/episodes';
import {
  loadAboutPage,
  loadContactPage,
  loadShopPage,
  loadSite,
} from '@/lib/server/content/site';
import { loadPlaces } from '@/lib/server/content/references';
import { loadTools } from '@/lib/server/content/tools';

const episodes = loadEpisodes();
const site = loadSite();

describe('the site', () => {
  it('shows the fixed statistics, six episodes and the exact banner', () => {
    expect(site.statistics.map(({ value }) => value)).toEqual(['4.9/5', '180K+', '5K+', '5+']);
    expect(site.featuredEpisodes).toBe(6);
    expect(site.banner.title).toBe("Explorez l'Histoire Islamique comme jamais auparavant");
  });

  it('names the four platforms and the four social accounts, and has one English paragraph', () => {
    const kindsOf = (list: readonly { readonly kind: string }[]) =>
      list.map(({ kind }) => kind);
    expect(kindsOf(site.platforms)).toEqual(['spotify', 'apple', 'deezer', 'rss']);
    expect(kindsOf(site.socials)).toEqual(['facebook', 'x', 'instagram', 'youtube']);
    expect(site.about.paragraphs.filter(({ lang }) => lang === 'en')).toHaveLength(1);
    expect(site.about.paragraphs.filter(({ lang }) => lang === 'fr')).not.toEqual([]);
  });

  it('has the three maps, the quiz, the timeline, the tree and the reconstructions', () => {
    const isReady = (title: string) =>
      loadTools().find((tool) => tool.title === title)?.comingSoon === false;
    expect(loadTools().map(({ title }) => [title, isReady(title)])).toEqual(
      expect.arrayContaining([
        ['L’Arabie au temps du Prophète', true],
        ['Médine au temps du Prophète', true],
        ['De Médine à Damas et au-delà', true],
        ['Quizz', true],
        ['Frise chronologique', true],
        ['Arbre généalogique', true],
        ['Reconstitutions 3D', true],
      ]),
    );
  });

  it('answers eight questions, announces its shop, and calls ancient only authors whom it cites', () => {
    expect(loadContactPage().questions.items.length).toBeGreaterThanOrEqual(8);
    expect(loadShopPage().title).toBe('La boutique ouvre bientôt');
    const citedSources = [...episodes, ...loadPlaces().values()].flatMap(
      ({ sources }) => sources,
    );
    const authors = new Set(citedSources.map(({ author }) => author));
    const { ancientAuthors } = loadAboutPage().sources;
    expect(ancientAuthors.filter((name) => !authors.has(name))).toEqual([]);
  });
});
