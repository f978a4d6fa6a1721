import { describedIds, nodesIn, referencedIds } from '@/tests/unit/lib/seo/nodes';
import { problemsOf } from '@/tests/unit/lib/seo/problems';
import { readVocabulary } from '@/tests/fixtures/vocabulary';
import { episodeOf } from '@/tests/e2e/content';
import type { CrawledPage, Rule } from './crawler';
import { pagesOf } from './eachPage';

/** Properties whose values must occur in the page's text. */
const TEXT_PROPERTIES = [
  'alternateName',
  'citation',
  'description',
  'genre',
  'learningResourceType',
  'name',
  'transcript',
];
const TIME_PROPERTIES = ['datePublished', 'timeRequired', 'duration'];

/** Splits a text into paragraphs without white space, which are compared one by one. */
const paragraphsOf = (text: string): readonly string[] =>
  text.split('\n\n').map((paragraph) => paragraph.replace(/\s/g, ''));

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

/** Required types of nodes for each kind of page, and an excluded type. */
const NODE_TYPES: readonly (readonly [path: string, kinds: readonly string[], not?: string])[] =
  [
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
  'structured data follow the definitions of schema.org': (crawl) => {
    const vocabulary = readVocabulary();
    return eachGraph((_, data) => problemsOf(data, vocabulary))(crawl);
  },
  'structured data refer only to what a page describes': (crawl) => {
    const described = new Set(pagesOf(crawl).flatMap((page) => describedIds(dataOf(page))));
    return eachGraph((_, data) => referencedIds(data).filter((name) => !described.has(name)))(
      crawl,
    );
  },
  'the texts of structured data occur on their page': eachGraph(({ bodyText }, data) =>
    valuesOf(data, TEXT_PROPERTIES)
      .flatMap(paragraphsOf)
      // A title begins in lower case after the name of its series, else with a capital.
      .filter((paragraph) => !bodyText.toLowerCase().includes(paragraph.toLowerCase())),
  ),
  'the dates and durations of structured data occur on their page': eachGraph(
    ({ bodyText, times }, data) => [
      ...valuesOf(data, TIME_PROPERTIES).filter((value) => !times.includes(value)),
      ...valuesOf(data, ['startDate']).filter((date) =>
        date.includes('-') ? !times.includes(date) : !bodyText.includes(`${Number(date)}CE`),
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
  'structured data have the node types of each kind of page': ({ pages }) =>
    NODE_TYPES.flatMap(([path, requiredTypes, excludedType]) => {
      const page = pages.get(path);
      const types = page ? nodesIn(dataOf(page)).map((node) => node['@type']) : [];
      const missing = requiredTypes.filter((type) => !types.includes(type));
      const hasExcluded = excludedType !== undefined && types.includes(excludedType);
      return missing.length > 0 || hasExcluded ? [`${path}: ${types.join()}`] : [];
    }),
};
