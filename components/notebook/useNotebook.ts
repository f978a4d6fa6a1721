import { useSyncExternalStore } from 'react';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import type { Bookmarks } from '@/lib/bookmarks/edit';
import type { StoredValue } from '@/lib/sharedStore';

/** Returns this browser's bookmarks; null until hydration. */
export const useNotebook = (): StoredValue<Bookmarks> | null =>
  useSyncExternalStore(
    (listener) => browserNotebook().subscribe(listener),
    () => browserNotebook().get(),
    () => null,
  );
