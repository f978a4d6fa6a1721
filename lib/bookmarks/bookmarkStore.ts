import type { Bookmark, Subject } from '@/lib/bookmarks/bookmark';
import {
  addBookmark,
  annotate,
  eraseBookmark,
  restoreBookmark,
  type Bookmarks,
} from '@/lib/bookmarks/edit';
import { mergeBookmarks } from '@/lib/bookmarks/merge';
import { bookmarksValue, readBookmarks } from '@/lib/bookmarks/record';
import { createSharedStore, type SharedStore, type StoreBrowser } from '@/lib/sharedStore';

interface BookmarkBrowser extends StoreBrowser {
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly randomId: () => string;
}

export interface BookmarkStore extends Pick<SharedStore<Bookmarks>, 'get' | 'subscribe'> {
  readonly add: (subject: Subject) => void;
  /** Replaces the note of a bookmark; an empty text removes the note. */
  readonly annotate: (id: string, text: string) => void;
  readonly eraseOne: (id: string) => void;
  /** Restores the state of a bookmark before its erasure. */
  readonly restore: (erased: Bookmark) => void;
  /** Merges bookmarks of another device; returns the number of bookmarks that changed. */
  readonly merge: (theirs: Bookmarks) => number;
  /** Erases all bookmarks, in the browser's other tabs too. */
  readonly erase: () => void;
}

/** Creates the store of this browser's bookmarks. */
export function createBookmarkStore({
  now,
  randomId,
  ...browser
}: BookmarkBrowser): BookmarkStore {
  const store = createSharedStore<Bookmarks>({
    ...browser,
    key: 'carnet',
    backupKey: 'carnet-illisible',
    empty: [],
    read: (text) => readBookmarks(text, now()),
    write: (bookmarks) => JSON.stringify(bookmarksValue(bookmarks)),
    merge: mergeBookmarks,
  });
  /** Creates an id that sorts by time. */
  const createNoteId = (): string => now().toString(36) + randomId();

  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (subject) => store.update((bookmarks) => addBookmark(bookmarks, subject, now())),
    annotate: (id, text) =>
      store.update((bookmarks) =>
        annotate(bookmarks, id, { text, noteId: createNoteId(), now: now() }),
      ),
    eraseOne: (id) => store.update((bookmarks) => eraseBookmark(bookmarks, id, now())),
    restore: (erased) =>
      store.update((bookmarks) =>
        restoreBookmark(bookmarks, erased, { noteId: createNoteId(), now: now() }),
      ),
    merge(received) {
      let changedCount = 0;
      store.update((local) => {
        const knownTexts = new Set(local.map((bookmark) => JSON.stringify(bookmark)));
        const mergedBookmarks = mergeBookmarks(local, received);
        changedCount = mergedBookmarks.filter(
          (bookmark) => !knownTexts.has(JSON.stringify(bookmark)),
        ).length;
        return mergedBookmarks;
      });
      return changedCount;
    },
    erase: () => store.erase(),
  };
}
