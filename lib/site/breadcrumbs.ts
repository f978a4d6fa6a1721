import { PAGES, type PageId, type PagePath } from '@/lib/site/pages';

/** A breadcrumb; `name` is its visible text. */
export interface Crumb {
  readonly name: string;
  readonly path: PagePath;
}

/** Builds the breadcrumbs from the home page to a page of `PAGES`, followed by the given breadcrumbs. */
export function breadcrumbsTo(page: PageId, ...below: readonly Crumb[]): readonly Crumb[] {
  const { name, path, parent } = PAGES[page];
  return [...(parent === null ? [] : breadcrumbsTo(parent)), { name, path }, ...below];
}

/** Builds the breadcrumbs to a map, or to a page below it. */
export const breadcrumbsToMap = (...pages: readonly Crumb[]): readonly Crumb[] =>
  breadcrumbsTo('maps', ...pages);
