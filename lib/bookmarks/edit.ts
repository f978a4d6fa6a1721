import { bookmarkId, type Bookmark, type Subject } from '@/lib/bookmarks/bookmark';
import { mergeBookmarks } from '@/lib/bookmarks/merge';

/** Bookmarks sorted by id, erased ones included. */
export type Bookmarks = readonly Bookmark[];

/** Adds the bookmark of a subject, or restores it; one that is kept already does not change. @param now in ms */
export function addBookmark(bookmarks: Bookmarks, subject: Subject, now: number): Bookmarks {
  const id = bookmarkId(subject);
  const stored = bookmarks.find((bookmark) => bookmark.id === id);
  if (stored && !stored.isErased) return bookmarks;
  const mark = { subject, at: now };
  return put(bookmarks, {
    ...(stored ?? { id, notes: [], replaced: [], changed: 0 }),
    mark,
    ...stamped(stored, now, false),
  });
}

/** Replaces the note of a bookmark that is kept; an empty text removes it. @param noteId random, of the new note */
export const annotate = (
  bookmarks: Bookmarks,
  id: string,
  {
    text,
    noteId,
    now,
  }: { readonly text: string; readonly noteId: string; readonly now: number },
): Bookmarks =>
  change(bookmarks, id, (known) => ({
    ...known,
    notes: text.trim() === '' ? [] : [{ id: noteId, text: text.trim() }],
    ...stamped(known, now, false),
  }));

/** Erases the subject and the notes of a bookmark; its id stays, so that a merge erases it on other devices. */
export const eraseBookmark = (bookmarks: Bookmarks, id: string, now: number): Bookmarks =>
  change(bookmarks, id, (known) => ({
    ...known,
    mark: null,
    notes: [],
    ...stamped(known, now, true),
  }));

/** Changes a bookmark that is kept, whose present notes count as replaced. */
function change(
  bookmarks: Bookmarks,
  id: string,
  next: (known: Bookmark) => Bookmark,
): Bookmarks {
  const known = bookmarks.find((bookmark) => bookmark.id === id);
  if (!known || known.isErased) return bookmarks;
  const replaced = [...known.replaced, ...known.notes.map((note) => note.id)].sort();
  return put(bookmarks, next({ ...known, replaced }));
}

/** Restores a bookmark as it was before its erasure. @param noteId random, of the restored note */
export function restoreBookmark(
  bookmarks: Bookmarks,
  before: Bookmark,
  { noteId, now }: { readonly noteId: string; readonly now: number },
): Bookmarks {
  const known = bookmarks.find(({ id }) => id === before.id);
  return put(bookmarks, {
    ...(known ?? before),
    mark: before.mark,
    notes: before.notes.map(({ text }, index) => ({ id: `${noteId}-${index}`, text })),
    ...stamped(known, now, false),
  });
}

/** Stamps a change: now, or just after the last known one when the clock was set back. */
const stamped = (known: Bookmark | undefined, now: number, isErased: boolean) => ({
  changed: Math.max(now, (known?.changed ?? 0) + 1),
  isErased,
});

const put = (bookmarks: Bookmarks, bookmark: Bookmark): Bookmarks =>
  mergeBookmarks(
    bookmarks.filter(({ id }) => id !== bookmark.id),
    [bookmark],
  );
