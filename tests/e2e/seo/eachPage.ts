import type { Crawl, CrawledPage, Rule } from './crawler';

/** The pages of a crawl, in the order in which they were found. */
export const pagesOf = ({ pages }: Crawl): readonly CrawledPage[] => [...pages.values()];

/** Makes a rule of what is looked at in every page: what is found wrong, or nothing. */
export const eachPage =
  (problem: (page: CrawledPage, crawl: Crawl) => unknown): Rule =>
  (crawl) =>
    pagesOf(crawl).flatMap((page) => {
      const found = problem(page, crawl);
      return found ? [`${page.path}: ${String(found)}`] : [];
    });

/** Whether search engines may list the page. */
export const isListed = ({ metas }: CrawledPage): boolean =>
  !metas.robots?.some((robots) => robots.includes('noindex'));

/** The values that come more than once. */
export const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, rank) => values.indexOf(value) !== rank);

/** The path of a page that an address names, `/` for that of the origin alone. */
export const ownPath = ({ pathOf }: Crawl, addresses: readonly string[] = []): string =>
  pathOf(addresses[0] ?? '-') || '/';
