import 'server-only';
import { searchOnServer } from '@/lib/server/search/searchOnServer';
import type { WritePage } from '@/lib/server/site/parts';
import { RESULTS_PLACE, writeResults } from '@/lib/search/writeResults';
import { SEARCH_PATH } from '@/lib/search/address';

/** The longest search that is answered, in characters. */
const LONGEST = 120;

/** Writes the results of a search into its page, for a reader without script. */
const writeSearch: WritePage = (html, fields) => {
  const typed = (fields.get('q') ?? '').trim().slice(0, LONGEST);
  if (typed === '') return null;
  const results = writeResults(typed, searchOnServer(typed));
  return html.replace(RESULTS_PLACE, () => results);
};

/** What is written at request time into pages that the build finished, by their paths. */
export const writers: ReadonlyMap<string, WritePage> = new Map([[SEARCH_PATH, writeSearch]]);
