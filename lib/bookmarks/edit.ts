import { bookmarkId, type Bookmark, type Subject } from '@/lib/bookmarks/bookmark';
import { mergeBookmarks } from '@/lib/bookmarks/merge';

/** Bookmarks sorted by id, erased ones included. */
export type Bookmarks = readonly Bookmark[];

/** Adds or restores the bookmark of a subject; a bookmark that is kept already does not change. @param now in ms */
export function addBookmark(bookmarks: Bookmarks, subject: Subject, now: number): Bookmarks {
  const id = bookmarkId(subject);
  const stored = bookmarks.find((bookmark) => bookmark.id === id);
  if (stored && !stored.isErased) return bookmarks;
  const mark = { subject, at: now };
  return replaceBookmark(bookmarks, {
    ...(stored ?? { id, notes: [], replaced: [], changed: 0 }),
    mark,
    ...changeStamp(stored, now, false),
  });
}

/**
 * Replaces the note of a bookmark that is kept; an empty text removes the note. @param noteId random, of the new note
 */
export const annotate = (
  bookmarks: Bookmarks,
  id: string,
  {
    text,
    noteId,
    now,
  }: { readonly text: string; readonly noteId: string; readonly now: number },
): Bookmarks =>
  editBookmark(bookmarks, id, (bookmark) => ({
    ...bookmark,
    notes: text.trim() === '' ? [] : [{ id: noteId, text: text.trim() }],
    ...changeStamp(bookmark, now, false),
  }));

/** Erases the subject and the notes of a bookmark; the id stays for merges with other devices. */
export const eraseBookmark = (bookmarks: Bookmarks, id: string, now: number): Bookmarks =>
  editBookmark(bookmarks, id, (bookmark) => ({
    ...bookmark,
    mark: null,
    notes: [],
    ...changeStamp(bookmark, now, true),
  }));

/** Changes a bookmark that is kept, whose present notes count as replaced. */
function editBookmark(
  bookmarks: Bookmarks,
  id: string,
  edit: (bookmark: Bookmark) => Bookmark,
): Bookmarks {
  const keptBookmark = bookmarks.find((bookmark) => bookmark.id === id);
  if (!keptBookmark || keptBookmark.isErased) return bookmarks;
  const replaced = [
    ...keptBookmark.replaced,
    ...keptBookmark.notes.map((note) => note.id),
  ].sort();
  return replaceBookmark(bookmarks, edit({ ...keptBookmark, replaced }));
}

/** Restores the state of a bookmark before its erasure. @param noteId random, of the restored note */
export function restoreBookmark(
  bookmarks: Bookmarks,
  erased: Bookmark,
  { noteId, now }: { readonly noteId: string; readonly now: number },
): Bookmarks {
  const stored = bookmarks.find(({ id }) => id === erased.id);
  return replaceBookmark(bookmarks, {
    ...(stored ?? erased),
    mark: erased.mark,
    notes: erased.notes.map(({ text }, index) => ({ id: `${noteId}-${index}`, text })),
    ...changeStamp(stored, now, false),
  });
}

/** Builds the time of a change: now, or just after the last known change when the clock was set back. */
const changeStamp = (stored: Bookmark | undefined, now: number, isErased: boolean) => ({
  changed: Math.max(now, (stored?.changed ?? 0) + 1),
  isErased,
});

const replaceBookmark = (bookmarks: Bookmarks, bookmark: Bookmark): Bookmarks =>
  mergeBookmarks(
    bookmarks.filter(({ id }) => id !== bookmark.id),
    [bookmark],
  );
