import { tabStorage } from '@/components/ui/browser/storage';

/** Key of the time at which components/site/beforeHydration reloaded the document during playback. */
const RESUMED = 'lecteur-reprise';

/** Longest delay, in milliseconds, between that note and the load of the document that it announces. */
const LOAD_MS = 60_000;

/** Tells once whether the site itself reloaded this document during playback. */
export function wasReopened(): boolean {
  const at = Number(tabStorage.read(RESUMED));
  tabStorage.write(RESUMED, null);
  return Date.now() - at < LOAD_MS;
}
