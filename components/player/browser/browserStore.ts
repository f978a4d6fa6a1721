import { storedText, STORE_KEY } from '@/components/player/browser/storedText';
import { deviceStorage } from '@/components/ui/browser/storage';
import type { TextStore } from '@/lib/player/persistence/playerStorage';

/** The browser's own storage; one that is full, or that the browser refuses, keeps nothing. */
export const browserStore: TextStore = {
  read: storedText,
  write: (text) => deviceStorage.write(STORE_KEY, text),
  onChange(listener) {
    const listening = new AbortController();
    // A page that the browser had frozen has heard of nothing since.
    for (const type of ['storage', 'pageshow']) {
      window.addEventListener(type, listener, { signal: listening.signal });
    }
    return () => listening.abort();
  },
};
