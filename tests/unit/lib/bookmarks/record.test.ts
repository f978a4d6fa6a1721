/** @jest-environment node */
import fc from 'fast-check';
import { addBookmark } from '@/lib/bookmarks/edit';
import { bookmarksValue, decodeBookmarks, readBookmarks } from '@/lib/bookmarks/record';
import { forAll } from '@/tests/fixtures/runners/property';
import { bookmarksOf, document, moment } from './samples';

const NOW = 1_000_000_000_000;
const DAY = 86_400_000;

const fileOf = (...bookmarks: readonly unknown[]) => ({
  format: 'chroniques-carnet',
  version: 1,
  bookmarks,
});

const [validBookmark] = addBookmark([], moment(), 5);

describe('the record of bookmarks', () => {
  it('is read back as it was written', () => {
    forAll(bookmarksOf('a'), (bookmarks) => {
      expect(readBookmarks(JSON.stringify(bookmarksValue(bookmarks)), NOW)).toEqual({
        ok: true,
        value: bookmarks,
      });
    });
  });

  it.each([
    ['damaged', ''],
    ['damaged', '{"format":"chroniques-revision","version":1,"bookmarks":[]}'],
    ['damaged', '{"format":"chroniques-carnet","version":1,"bookmarks":{}}'],
    ['newer', '{"format":"chroniques-carnet","version":2,"bookmarks":[]}'],
  ])('is refused as %s, without an error', (error, text) => {
    expect(readBookmarks(text, NOW)).toEqual({ ok: false, error });
  });

  it.each([
    ['of another site', { ...document, page: '//ailleurs.example/x' }],
    ['with a scheme', { ...document, page: 'javascript:alert(1)' }],
    ['with a backslash', { ...document, page: '/\\ailleurs.example' }],
    ['of an unknown kind', { ...document, kind: 'building' }],
    ['whose sound is no address', moment({ sound: 'javascript:alert(1)' })],
    ['before its beginning', moment({ second: -1 })],
    ['without a title', { ...document, title: '' }],
  ])('omits a bookmark %s, and no other', (_, subject) => {
    const invalidBookmark = { ...validBookmark, id: 'bad', mark: { subject, at: 5 } };
    expect(decodeBookmarks(fileOf(invalidBookmark, validBookmark, null, 7), NOW)).toEqual({
      ok: true,
      value: [validBookmark],
    });
  });

  it('replaces a future time by the present, so that later changes still win', () => {
    const decoded = decodeBookmarks(fileOf({ ...validBookmark, changed: NOW + 3 * DAY }), NOW);
    expect(decoded.ok && decoded.value[0]?.changed).toBe(NOW);
  });

  it('is decoded without an exception, whatever its text', () => {
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readBookmarks(text, NOW).ok).toBe(false);
    });
    forAll(fc.array(fc.jsonValue()), (items) => {
      expect(decodeBookmarks(fileOf(...items), NOW).ok).toBe(true);
    });
  });
});
