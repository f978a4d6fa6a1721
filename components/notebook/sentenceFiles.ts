import { readSpokenFile, spokenAddress, type SpokenFile } from '@/lib/bookmarks/spokenFile';
import { createStore } from '@/lib/store';

/** Loaded sentences of episodes, by the path of the episode's page. */
export const sentenceFiles = createStore<ReadonlyMap<string, SpokenFile>>(new Map());

/** Timeout of a fetch, in milliseconds, after which a moment is marked without its sentence. */
const TIMEOUT_MS = 4000;

const requests = new Map<string, Promise<SpokenFile | null>>();

/** Loads the sentences of an episode, once; null when the fetch fails, after which the next call tries again. */
export function loadSentences(page: string): Promise<SpokenFile | null> {
  const earlierRequest = requests.get(page);
  if (earlierRequest) return earlierRequest;
  const request = fetchSentences(page).then((file) => {
    if (file) sentenceFiles.set(new Map([...sentenceFiles.get(), [page, file]]));
    else requests.delete(page);
    return file;
  });
  requests.set(page, request);
  return request;
}

const fetchSentences = (page: string): Promise<SpokenFile | null> =>
  fetch(spokenAddress(page), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => (response.ok ? response.json().then(readSpokenFile) : null))
    .catch(() => null);
