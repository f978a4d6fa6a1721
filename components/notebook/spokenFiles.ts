import { readSpokenFile, spokenAddress, type SpokenFile } from '@/lib/bookmarks/spokenFile';
import { createObservable } from '@/lib/store';

/** Loaded sentences of episodes, by the path of the episode's page. */
export const spokenFiles = createObservable<ReadonlyMap<string, SpokenFile>>(new Map());

/** Timeout of a fetch, in milliseconds, after which a moment is marked without its sentence. */
const TIMEOUT_MS = 4000;

const asked = new Map<string, Promise<SpokenFile | null>>();

/** Loads the sentences of an episode, once; null when the fetch fails, after which the next call tries again. */
export function loadSpoken(page: string): Promise<SpokenFile | null> {
  const known = asked.get(page);
  if (known) return known;
  const loading = fetchSpoken(page).then((file) => {
    if (file) spokenFiles.set(new Map([...spokenFiles.get(), [page, file]]));
    else asked.delete(page);
    return file;
  });
  asked.set(page, loading);
  return loading;
}

const fetchSpoken = (page: string): Promise<SpokenFile | null> =>
  fetch(spokenAddress(page), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => (response.ok ? response.json().then(readSpokenFile) : null))
    .catch(() => null);
