import 'server-only';
import { searchOnServer } from '@/lib/server/search/searchOnServer';
import type { WritePage } from '@/lib/server/site/parts';
import { RESULTS_PLACE, writeResults } from '@/lib/search/writeResults';
import { SEARCH_PATH } from '@/lib/search/address';

/** In characters: a longer search is cut. */
const MAX_SEARCH_LENGTH = 120;

/** Writes search results into the search page, for browsers without script. */
const writeSearch: WritePage = (html, fields) => {
  const query = (fields.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  if (query === '') return null;
  const results = writeResults(query, searchOnServer(query));
  return html.replace(RESULTS_PLACE, () => results);
};

/** Writers of query-dependent content into finished pages, by path. */
export const writers: ReadonlyMap<string, WritePage> = new Map([[SEARCH_PATH, writeSearch]]);
