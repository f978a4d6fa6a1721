import { describedIn, nodesIn, referredToIn } from '@/tests/unit/lib/seo/nodes';
import { problemsOf } from '@/tests/unit/lib/seo/problems';
import { readVocabulary } from '@/tests/unit/lib/seo/vocabulary';
import { episodeOf } from '@/tests/e2e/content';
import type { CrawledPage, Rule } from './crawler';
import { pagesOf } from './eachPage';

/** Properties whose values must occur in the page's text. */
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

/** Splits a text into paragraphs without white space, which are compared one by one. */
const piecesOf = (text: string): readonly string[] =>
  text.split('\n\n').map((piece) => piece.replace(/\s/g, ''));

const valuesOf = (data: unknown, keys: readonly string[]): readonly string[] =>
  nodesIn(data).flatMap((node) =>
    keys.flatMap((key) => [node[key]].flat().filter((value) => typeof value === 'string')),
  );

/** Creates a rule from a check of one page with its structured data. */
const eachGraph =
  (problems: (page: CrawledPage, data: unknown) => readonly string[]): Rule =>
  (crawl) =>
    pagesOf(crawl).flatMap((page) =>
      problems(page, dataOf(page)).map((problem) => `${page.path}: ${problem}`),
    );

const dataOf = ({ structuredData: [text] }: CrawledPage): unknown =>
  text === undefined ? null : JSON.parse(text);

/** Required types of nodes for each kind of page, and an excluded one. */
const KINDS: readonly (readonly [path: string, kinds: readonly string[], not?: string])[] = [
  ['/', ['PodcastSeries', 'WebSite']],
  ['/episodes', ['ItemList']],
  ['/outils', ['ItemList']],
  ['/outils/quizz', ['Quiz']],
  ['/outils/carte-interactive/arabie', ['Map', 'ItemList']],
  ['/outils/carte-interactive/arabie/badr', ['Event', 'Place']],
  ['/outils/carte-interactive/medine/med-mont-uhud', ['Place'], 'Event'],
  [`/episodes/${episodeOf(9).slug}`, ['PodcastEpisode', 'AudioObject', 'Clip', 'Person']],
];

/** Lists the difficulties in the structured data of a page. */
export const educationalLevels = (page: CrawledPage | undefined): readonly string[] =>
  page ? valuesOf(dataOf(page), ['educationalLevel']) : [];

/** Rules of each page's structured data (schema.org). */
export const STRUCTURED_DATA_RULES: Readonly<Record<string, Rule>> = {
  'each page has one graph of structured data': (crawl) =>
    pagesOf(crawl).flatMap(({ path, structuredData: { length } }) =>
      length === 1 ? [] : [`${path}: ${length}`],
    ),
  'structured data are right by the definitions of schema.org': (crawl) => {
    const vocabulary = readVocabulary();
    return eachGraph((_, data) => problemsOf(data, vocabulary))(crawl);
  },
  'structured data refer only to what a page describes': (crawl) => {
    const described = new Set(pagesOf(crawl).flatMap((page) => describedIn(dataOf(page))));
    return eachGraph((_, data) => referredToIn(data).filter((name) => !described.has(name)))(
      crawl,
    );
  },
  'structured data say the words of their page': eachGraph(({ words }, data) =>
    valuesOf(data, READ)
      .flatMap(piecesOf)
      // After the name of its series a title begins in lower case; alone, with a capital.
      .filter((piece) => !words.toLowerCase().includes(piece.toLowerCase())),
  ),
  'structured data give the dates and durations of their page': eachGraph(
    ({ words, times }, data) => [
      ...valuesOf(data, TIMES).filter((value) => !times.includes(value)),
      ...valuesOf(data, ['startDate']).filter((date) =>
        date.includes('-') ? !times.includes(date) : !words.includes(`${Number(date)}CE`),
      ),
    ],
  ),
  'structured data repeat the breadcrumbs of each page but home': eachGraph(
    ({ breadcrumbs, path }, data) => {
      const steps = nodesIn(data)
        .filter((node) => node['@type'] === 'BreadcrumbList')
        .flatMap((list) => valuesOf(list, ['name']));
      return steps.join(' › ') === breadcrumbs.join(' › ') &&
        breadcrumbs.length > 0 === (path !== '/')
        ? []
        : [steps.join(' › ')];
    },
  ),
  'structured data describe each kind of page by what it shows': ({ pages }) =>
    KINDS.flatMap(([path, wanted, not]) => {
      const page = pages.get(path);
      const found = page ? nodesIn(dataOf(page)).map((node) => node['@type']) : [];
      const missing = wanted.filter((kind) => !found.includes(kind));
      const extra = not !== undefined && found.includes(not);
      return missing.length > 0 || extra ? [`${path}: ${found.join()}`] : [];
    }),
};
