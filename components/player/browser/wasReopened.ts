import { tabStorage } from '@/components/ui/browser/storage';

/** Key of the time at which components/site/beforeHydration reloaded the document during playback. */
const RELOAD_TIME_KEY = 'lecteur-reprise';

/** Longest delay, in milliseconds, between the stored time and the load of the document. */
const MAX_LOAD_MS = 60_000;

/** Tells whether the site itself reloaded this document during playback, and removes the stored time. */
export function wasReopened(): boolean {
  const reloadTime = Number(tabStorage.read(RELOAD_TIME_KEY));
  tabStorage.write(RELOAD_TIME_KEY, null);
  return Date.now() - reloadTime < MAX_LOAD_MS;
}
