import { readSpokenFile, spokenAddress, type SpokenFile } from '@/lib/bookmarks/spokenFile';
import { createObservable } from '@/lib/store';

/** Sentences of episodes by the path of their page, as they arrive. */
export const spokenFiles = createObservable<ReadonlyMap<string, SpokenFile>>(new Map());

/** In milliseconds: a mark waits no longer for its words. */
const PATIENCE_MS = 4000;

const asked = new Map<string, Promise<SpokenFile | null>>();

/** Loads the sentences of an episode, once; null when they cannot be had, which the next call tries again. */
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
  fetch(spokenAddress(page), { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((response) => (response.ok ? response.json().then(readSpokenFile) : null))
    .catch(() => null);
