/** @jest-environment node */
import fc from 'fast-check';
import { bookmarkId, noteOf } from '@/lib/bookmarks/bookmark';
import { addBookmark, annotate, eraseBookmark, restoreBookmark } from '@/lib/bookmarks/edit';
import { mergeBookmarks } from '@/lib/bookmarks/merge';
import { runs } from '@/tests/fixtures/runners/runs';
import { bookmarksOf, keptIds, moment } from './samples';

const devices = [bookmarksOf('a'), bookmarksOf('b'), bookmarksOf('c')] as const;
const ID = bookmarkId(moment());

describe('merging the bookmarks of devices', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(...devices, (a, b, c) => {
        const merged = mergeBookmarks(a, b);
        expect(merged).toEqual(mergeBookmarks(b, a));
        expect(mergeBookmarks(merged, c)).toEqual(mergeBookmarks(a, mergeBookmarks(b, c)));
        expect(mergeBookmarks(merged, b)).toEqual(merged);
        expect(mergeBookmarks(a, a)).toEqual(a);
      }),
      runs(1000),
    );
  });

  it('drops no bookmark that the other device has not erased', () => {
    fc.assert(
      fc.property(devices[0], devices[1], (a, b) => {
        const erased = new Set(b.flatMap(({ id, isErased }) => (isErased ? [id] : [])));
        const merged = keptIds(mergeBookmarks(a, b));
        expect(keptIds(a).filter((id) => !erased.has(id) && !merged.includes(id))).toEqual([]);
      }),
      runs(1000),
    );
  });

  it('drops no note that the other device has not replaced', () => {
    fc.assert(
      fc.property(devices[0], devices[1], (a, b) => {
        const replaced = new Set(b.flatMap((bookmark) => bookmark.replaced));
        const merged = new Set(
          mergeBookmarks(a, b).flatMap(({ notes }) => notes.map(({ id }) => id)),
        );
        const ownNoteIds = a.flatMap(({ notes }) => notes.map(({ id }) => id));
        expect(ownNoteIds.filter((id) => !replaced.has(id) && !merged.has(id))).toEqual([]);
      }),
      runs(1000),
    );
  });

  it('keeps both notes that two devices wrote apart', () => {
    const start = addBookmark([], moment(), 1);
    const phone = annotate(start, ID, { text: 'du téléphone', noteId: 'n1', now: 2 });
    const computer = annotate(start, ID, { text: 'du bureau', noteId: 'n2', now: 3 });
    const [merged] = mergeBookmarks(phone, computer);
    expect(merged && noteOf(merged)).toBe('du téléphone\n\ndu bureau');
  });

  it('erases a bookmark that one device erased later than the other changed it, and keeps one changed since', () => {
    const start = addBookmark([], moment(), 1);
    const erased = eraseBookmark(start, ID, 5);
    expect(keptIds(mergeBookmarks(start, erased))).toEqual([]);
    const changed = annotate(start, ID, { text: 'gardé', noteId: 'n', now: 9 });
    expect(keptIds(mergeBookmarks(changed, erased))).toEqual([ID]);
  });
});

describe('changing bookmarks', () => {
  it('marks the same sentence once, and keeps its note', () => {
    const annotated = annotate(addBookmark([], moment(), 1), ID, {
      text: 'a',
      noteId: 'n',
      now: 2,
    });
    expect(addBookmark(annotated, moment({ second: 755 }), 3)).toEqual(annotated);
  });

  it('leaves no word of an erased bookmark, and restores it as it was', () => {
    const annotated = annotate(addBookmark([], moment(), 1), ID, {
      text: 'a',
      noteId: 'n',
      now: 2,
    });
    const erased = eraseBookmark(annotated, ID, 3);
    expect(JSON.stringify(erased)).not.toContain('puits');
    expect(erased[0]?.notes).toEqual([]);
    const [original] = annotated;
    if (!original) throw new Error('a bookmark is expected');
    const [restored] = restoreBookmark(erased, original, { noteId: 'm', now: 4 });
    expect(restored?.mark).toEqual(original.mark);
    expect(restored && noteOf(restored)).toBe('a');
    expect(restored?.isErased).toBe(false);
  });

  it('puts each change after the known ones, even when the clock was set back', () => {
    const erased = eraseBookmark(addBookmark([], moment(), 100), ID, 3);
    expect(keptIds(erased)).toEqual([]);
    expect(keptIds(addBookmark(erased, moment(), 1))).toEqual([ID]);
  });

  it('changes nothing of a bookmark that is erased or does not exist', () => {
    const erased = eraseBookmark(addBookmark([], moment(), 1), ID, 2);
    expect(annotate(erased, ID, { text: 'a', noteId: 'n', now: 3 })).toEqual(erased);
    expect(annotate([], 'x', { text: 'a', noteId: 'n', now: 1 })).toEqual([]);
    expect(eraseBookmark([], 'x', 1)).toEqual([]);
  });
});
