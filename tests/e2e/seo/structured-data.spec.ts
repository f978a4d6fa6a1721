import { expect, test } from '@playwright/test';
import { describedIn, nodesIn, referredToIn } from '@/tests/unit/lib/seo/nodes';
import { problemsOf } from '@/tests/unit/lib/seo/problems';
import { readVocabulary } from '@/tests/unit/lib/seo/vocabulary';
import { crawlSite, type CrawledPage } from './crawler';
import { episodeOf } from '@/tests/e2e/content';

/** What people read on the page as well. */
const READ = [
  'alternateName',
  'citation',
  'description',
  'genre',
  'learningResourceType',
  'name',
  'transcript',
];
const TIMES = ['datePublished', 'timeRequired', 'duration'];

/** What must be found as it is: a long text paragraph by paragraph, for its page has more between them. */
const piecesOf = (text: string): readonly string[] =>
  text.split('\n\n').map((piece) => piece.replace(/\s/g, ''));

const valuesOf = (data: unknown, keys: readonly string[]): readonly string[] =>
  nodesIn(data).flatMap((node) =>
    keys.flatMap((key) => [node[key]].flat().filter((value) => typeof value === 'string')),
  );

test.describe.configure({ mode: 'default' });

test.describe('Les données structurées', () => {
  test.setTimeout(300_000);
  let pages: readonly (readonly [CrawledPage, unknown])[];

  test.beforeAll(async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const crawl = await crawlSite(browser, baseURL);
    pages = [...crawl.pages.values()].map((page) => [
      page,
      page.structuredData.map((text): unknown => JSON.parse(text))[0],
    ]);
  });

  /** What a rule finds wrong, with its page. */
  const each = (rule: (page: CrawledPage, data: unknown) => readonly string[]) =>
    pages.flatMap(([page, data]) =>
      rule(page, data).map((problem) => `${page.path} : ${problem}`),
    );

  test('tiennent en un seul graphe par page', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter(([page]) => page.structuredData.length !== 1)).toEqual([]);
  });

  test('sont justes selon les définitions de schema.org', () => {
    const vocabulary = readVocabulary();
    expect(each((_, data) => problemsOf(data, vocabulary))).toEqual([]);
  });

  test('ne renvoient qu’à ce qu’une page décrit', () => {
    const described = new Set(pages.flatMap(([, data]) => describedIn(data)));
    expect(
      each((_, data) => referredToIn(data).filter((name) => !described.has(name))),
    ).toEqual([]);
  });

  test('disent les mots de la page', () => {
    expect(
      each(({ words }, data) =>
        valuesOf(data, READ)
          .flatMap(piecesOf)
          // A title that follows the name of its series begins small; alone, it has a capital.
          .filter((piece) => !words.toLowerCase().includes(piece.toLowerCase())),
      ),
    ).toEqual([]);
  });

  test('donnent les dates et les durées de la page', () => {
    expect(
      each(({ times }, data) =>
        valuesOf(data, TIMES).filter((value) => !times.includes(value)),
      ),
    ).toEqual([]);
    expect(
      each(({ words, times }, data) =>
        valuesOf(data, ['startDate']).filter((date) =>
          date.includes('-') ? !times.includes(date) : !words.includes(`${Number(date)}CE`),
        ),
      ),
    ).toEqual([]);
  });

  test('répètent le fil d’Ariane, sur toutes les pages sauf l’accueil', () => {
    const steps = (data: unknown) =>
      nodesIn(data)
        .filter((node) => node['@type'] === 'BreadcrumbList')
        .flatMap((list) => valuesOf(list, ['name']));
    expect(
      each(({ breadcrumbs, path }, data) =>
        steps(data).join(' › ') === breadcrumbs.join(' › ') &&
        breadcrumbs.length > 0 === (path !== '/')
          ? []
          : [steps(data).join(' › ')],
      ),
    ).toEqual([]);
  });

  test('décrivent chaque sorte de page par ce qu’elle montre', () => {
    const kinds = (path: string) => {
      const data = pages.find(([page]) => page.path === path)?.[1];
      return nodesIn(data).map((node) => node['@type']);
    };
    expect(kinds('/')).toEqual(expect.arrayContaining(['PodcastSeries', 'WebSite']));
    expect(kinds('/episodes')).toContain('ItemList');
    expect(kinds('/outils')).toContain('ItemList');
    expect(kinds('/outils/quizz')).toContain('Quiz');
    expect(kinds('/outils/carte-interactive/arabie')).toEqual(
      expect.arrayContaining(['Map', 'ItemList']),
    );
    expect(kinds('/outils/carte-interactive/arabie/badr')).toEqual(
      expect.arrayContaining(['Event', 'Place']),
    );
    expect(kinds('/outils/carte-interactive/medine/med-mont-uhud')).not.toContain('Event');
    expect(kinds(`/episodes/${episodeOf(9).slug}`)).toEqual(
      expect.arrayContaining(['PodcastEpisode', 'AudioObject', 'Clip', 'Person']),
    );
  });

  test('ne nomment que les difficultés que le quiz propose', async ({ page }) => {
    const data = pages.find(([{ path }]) => path === '/outils/quizz')?.[1];
    await page.goto('/outils/quizz');
    await page.getByRole('button', { name: /Par thème/ }).click();
    const levels = valuesOf(data, ['educationalLevel']);
    expect(levels).toHaveLength(4);
    for (const level of levels) await expect(page.getByText(level).first()).toBeAttached();
  });
});
