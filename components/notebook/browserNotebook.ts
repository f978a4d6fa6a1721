import { onOtherTab } from '@/components/ui/browser/onOtherTab';
import { randomId } from '@/components/ui/browser/randomId';
import { createBookmarkStore, type BookmarkStore } from '@/lib/bookmarks/bookmarkStore';

let store: BookmarkStore | null = null;

/** Returns the page's only store of bookmarks, created at the first call. */
export function browserNotebook(): BookmarkStore {
  store ??= createBookmarkStore({
    storage: () => localStorage,
    onChange: onOtherTab,
    now: () => Date.now(),
    randomId,
  });
  return store;
}
