import {
  decodeNames,
  decodeSentences,
  NAMES_PATH,
  SENTENCES_PATH,
} from '@/lib/search/siteIndex';
import { searchItems, type SearchItem } from '@/lib/search/searchItems';
import { createSiteSearch, type SiteSearch } from '@/lib/search/siteSearch';

/** The search over the parts of the index loaded so far. */
export interface ReadySearch {
  readonly items: readonly SearchItem[];
  readonly answer: SiteSearch['answer'];
  /** Whether sentences are included. */
  readonly isWhole: boolean;
}

/** Number of items indexed in one task, so that typing is not delayed. */
const SLICE_LENGTH = 100;

let readySearch: ReadySearch | null = null;
let pendingLoad: Promise<void> | null = null;

/**
 * Loads the index once a visit: names first, then sentences. A failure rejects, and the next call retries.
 *
 * @param onReady called with each loaded part
 */
export async function loadSearch(onReady: (search: ReadySearch) => void): Promise<void> {
  if (readySearch !== null) onReady(readySearch);
  if (readySearch?.isWhole) return;
  pendingLoad ??= loadIndex(onReady).finally(() => (pendingLoad = null));
  await pendingLoad;
  if (readySearch !== null) onReady(readySearch);
}

async function loadIndex(onReady: (search: ReadySearch) => void): Promise<void> {
  const sentencesFetch = fetchJson(SENTENCES_PATH).catch(() => null);
  const names = decodeNames(await fetchJson(NAMES_PATH));
  if (names === null) throw new Error(`${NAMES_PATH}: an index of names is expected.`);
  const indexItems = async (
    items: readonly SearchItem[],
    isWhole: boolean,
  ): Promise<ReadySearch> => {
    const { answer, prepare } = createSiteSearch(items, names.spellings);
    for (let start = 0; start < items.length; start += SLICE_LENGTH) {
      prepare(start, start + SLICE_LENGTH);
      await new Promise((resolve) => setTimeout(resolve));
    }
    // Calls the function once, since a first call is the slowest: the first typed letter need not wait.
    answer('a');
    return { items, answer, isWhole };
  };
  readySearch ??= await indexItems(searchItems(names, null), false);
  onReady(readySearch);
  const sentences = decodeSentences(await sentencesFetch);
  if (sentences !== null) readySearch = await indexItems(searchItems(names, sentences), true);
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
