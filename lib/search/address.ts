import type { PagePath } from '@/lib/site/pages';

/** Path of the site's search page. */
export const SEARCH_PATH = '/recherche' satisfies PagePath;

/** Returns the address of the search page for a typed search. */
export const searchAddress = (typed: string) =>
  `/recherche?q=${encodeURIComponent(typed)}` as const;
