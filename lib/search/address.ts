import type { PagePath } from '@/lib/site/pages';

/** The page of the search of the whole site. */
export const SEARCH_PATH = '/recherche' satisfies PagePath;

/** Returns the address of the page of the search with what is looked for. */
export const searchAddress = (typed: string) =>
  `/recherche?q=${encodeURIComponent(typed)}` as const;
