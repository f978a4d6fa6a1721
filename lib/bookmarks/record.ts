import { PAGE_KINDS, type Bookmark, type Subject } from '@/lib/bookmarks/bookmark';
import { mergeBookmarks } from '@/lib/bookmarks/merge';
import { fieldsOf, isListOf, isText, isWithin, listOf, parseJson } from '@/lib/decode';
import { failure, success, type Result } from '@/lib/result';
import type { Unreadable } from '@/lib/sharedStore';
import { DAY_MS } from '@/lib/time/day';

const FORMAT = 'chroniques-carnet';
const VERSION = 1;

/** Largest lengths in characters, above all ids, titles, addresses and sentences of the site, and any note. */
const MAX_NAME_LENGTH = 1000;
const MAX_TEXT_LENGTH = 20_000;

/** Builds the JSON value of bookmarks, in the storage and in the exported file. */
export const bookmarksValue = (bookmarks: readonly Bookmark[]): unknown => ({
  format: FORMAT,
  version: VERSION,
  bookmarks,
});

/**
 * Decodes bookmarks by hand: a schema library would outweigh this module. Invalid bookmarks and unknown fields are
 * dropped; times more than a day ahead become now, since a future time would win against every later change.
 * @param now milliseconds since 1970
 */
export function decodeBookmarks(
  value: unknown,
  now: number,
): Result<readonly Bookmark[], Unreadable> {
  const { format, version, bookmarks } = fieldsOf(value);
  if (format !== FORMAT || typeof version !== 'number') return failure('damaged');
  if (version > VERSION) return failure('newer');
  if (!Array.isArray(bookmarks)) return failure('damaged');
  const decoded = bookmarks.flatMap((item: unknown) => decodeBookmark(item, now) ?? []);
  // A merge of the list with itself sorts the bookmarks.
  return success(mergeBookmarks(decoded, decoded));
}

/** Parses the text of stored bookmarks. @param now milliseconds since 1970 */
export const readBookmarks = (text: string, now: number) =>
  decodeBookmarks(parseJson(text), now);

function decodeBookmark(value: unknown, now: number): Bookmark | null {
  const { id, mark, notes, replaced, changed, isErased } = fieldsOf(value);
  const { subject, at } = fieldsOf(mark);
  const decodedNotes = listOf(notes, decodeNote);
  if (!isName(id) || !decodedNotes || !isListOf(replaced, isName)) return null;
  if (!isTime(changed) || typeof isErased !== 'boolean') return null;
  const decodedSubject = decodeSubject(subject);
  if (mark !== null && !(decodedSubject && isTime(at))) return null;
  if (mark === null && !isErased) return null;
  const clampTime = (time: number): number => (time > now + DAY_MS ? now : time);
  return {
    id,
    mark: decodedSubject && isTime(at) ? { subject: decodedSubject, at: clampTime(at) } : null,
    notes: decodedNotes,
    replaced,
    changed: clampTime(changed),
    isErased,
  };
}

function decodeNote(value: unknown): Bookmark['notes'][number] | null {
  const { id, text } = fieldsOf(value);
  return isName(id) && isText(text) && text.length <= MAX_TEXT_LENGTH ? { id, text } : null;
}

function decodeSubject(value: unknown): Subject | null {
  const { kind, title, page, episode, sound, second, quote } = fieldsOf(value);
  if (!isName(title)) return null;
  if (kind === 'moment') {
    if (!isName(episode) || !isWithin(second, 0, Number.MAX_VALUE)) return null;
    if (!isText(quote) || quote.length > MAX_TEXT_LENGTH) return null;
    if (page !== null && !isSitePath(page)) return null;
    if (sound !== null && !isSoundAddress(sound)) return null;
    return { kind, episode, title, page, sound, second, quote };
  }
  const pageKind = PAGE_KINDS.find((pageKind) => pageKind === kind);
  return pageKind && isSitePath(page) ? { kind: pageKind, title, page } : null;
}

const isName = (value: unknown): value is string =>
  isText(value) && value !== '' && value.length <= MAX_NAME_LENGTH;

const isTime = (value: unknown): value is number => isWithin(value, 0, Number.MAX_SAFE_INTEGER);

/** Tells whether a value is a path of this site, and not the address of another site. */
const isSitePath = (value: unknown): value is string =>
  isName(value) && /^\/(?![/\\])/.test(value);

const isSoundAddress = (value: unknown): value is string =>
  isSitePath(value) || (isName(value) && /^https?:\/\//.test(value));
