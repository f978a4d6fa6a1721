import { PAGES, type PageId, type PagePath } from '@/lib/site/pages';

/** A page on the way from the home page to the one that is read; `name` is what people read. */
export interface Crumb {
  readonly name: string;
  readonly path: PagePath;
}

/** Builds the breadcrumbs from the home page to a page of `PAGES`, then to the given crumbs below it. */
export function breadcrumbsTo(page: PageId, ...below: readonly Crumb[]): readonly Crumb[] {
  const { name, path, parent } = PAGES[page];
  return [...(parent === null ? [] : breadcrumbsTo(parent)), { name, path }, ...below];
}

/** Returns the way to a map, or to what is open on it. */
export const breadcrumbsToMap = (...pages: readonly Crumb[]): readonly Crumb[] =>
  breadcrumbsTo('maps', ...pages);
