import type { Crawl, CrawledPage, Rule } from './crawler';

/** Lists the pages of a crawl, in the order of their discovery. */
export const pagesOf = ({ pages }: Crawl): readonly CrawledPage[] => [...pages.values()];

/** Creates a rule from a check of one page, which returns a problem or a falsy value. */
export const eachPage =
  (findProblem: (page: CrawledPage, crawl: Crawl) => unknown): Rule =>
  (crawl) =>
    pagesOf(crawl).flatMap((page) => {
      const problem = findProblem(page, crawl);
      return problem ? [`${page.path}: ${String(problem)}`] : [];
    });

export const isListed = ({ metas }: CrawledPage): boolean =>
  !metas.robots?.some((robots) => robots.includes('noindex'));

export const repeatedValues = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns the path of an address of the site; `/` for the bare origin. */
export const ownPath = ({ pathOf }: Crawl, addresses: readonly string[] = []): string =>
  pathOf(addresses[0] ?? '-') || '/';
