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
const SLICE = 100;

let ready: ReadySearch | null = null;
let loading: Promise<void> | null = null;

/**
 * Loads the index once a visit: names first, then sentences. A failure rejects, and the next call retries.
 *
 * @param onReady called with each loaded part
 */
export async function loadSearch(onReady: (search: ReadySearch) => void): Promise<void> {
  if (ready !== null) onReady(ready);
  if (ready?.isWhole) return;
  loading ??= load(onReady).finally(() => (loading = null));
  await loading;
  if (ready !== null) onReady(ready);
}

async function load(onReady: (search: ReadySearch) => void): Promise<void> {
  const sentencesFetch = fetchJson(SENTENCES_PATH).catch(() => null);
  const names = decodeNames(await fetchJson(NAMES_PATH));
  if (names === null) throw new Error(`${NAMES_PATH}: an index of names is expected.`);
  const indexItems = async (
    items: readonly SearchItem[],
    isWhole: boolean,
  ): Promise<ReadySearch> => {
    const { answer, prepare } = createSiteSearch(items, names.spellings);
    for (let from = 0; from < items.length; from += SLICE) {
      prepare(from, from + SLICE);
      await new Promise((resolve) => setTimeout(resolve));
    }
    // The first call of a function is its slowest: it is not left to the first letter.
    answer('a');
    return { items, answer, isWhole };
  };
  ready ??= await indexItems(searchItems(names, null), false);
  onReady(ready);
  const sentences = decodeSentences(await sentencesFetch);
  if (sentences !== null) ready = await indexItems(searchItems(names, sentences), true);
}

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
