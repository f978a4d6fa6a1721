import { readStoredState, STORE_KEY } from '@/components/player/browser/storedState';
import { deviceStorage } from '@/components/ui/browser/storage';
import type { TextStore } from '@/lib/player/persistence/playerStorage';

/** Stores text in `localStorage`; without effect where the storage is full or refused. */
export const browserStore: TextStore = {
  read: readStoredState,
  write: (text) => deviceStorage.write(STORE_KEY, text),
  onChange(listener) {
    const controller = new AbortController();
    // A page in the back-forward cache receives no `storage` event: read again at `pageshow`.
    for (const type of ['storage', 'pageshow']) {
      window.addEventListener(type, listener, { signal: controller.signal });
    }
    return () => controller.abort();
  },
};
