import { tabStorage } from '@/components/ui/browser/storage';

/** Under which components/site/beforeHydration notes, before it loads the document anew, when something was playing. */
const RESUMED = 'lecteur-reprise';

/** How long after it a load of the document is the one that was meant, in milliseconds. */
const LOAD_MS = 60_000;

/** Whether the sound went on until the site itself loaded this document anew; true once. */
export function wasReopened(): boolean {
  const at = Number(tabStorage.read(RESUMED));
  tabStorage.write(RESUMED, null);
  return Date.now() - at < LOAD_MS;
}
