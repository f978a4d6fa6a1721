import { anchorOf, type Anchor } from '@/lib/bookmarks/anchor';
import { noteOf, type Bookmark, type Subject } from '@/lib/bookmarks/bookmark';
import type { SpokenLine } from '@/lib/bookmarks/spokenFile';
import { titleLines } from '@/lib/player/extras/titleLines';
import { createSearch } from '@/lib/text/search/search';

/** A bookmark as the notebook lists it. */
export interface ListedBookmark {
  readonly bookmark: Bookmark;
  readonly subject: Subject;
  /** Time of the mark, in milliseconds since 1970. */
  readonly at: number;
  readonly note: string;
  /** Position of a moment in the current audio; null for a page. */
  readonly anchor: Anchor | null;
}

/** Bookmarks under one heading. */
export interface BookmarkGroup {
  readonly heading: string;
  readonly items: readonly ListedBookmark[];
}

/** Orders of the list: by episode and second, or by the day of the mark, newest first. */
export type BookmarkOrder = 'episode' | 'date';

const KIND_HEADINGS = {
  document: 'Documents',
  event: 'Événements',
  place: 'Lieux',
  person: 'Personnes',
} as const satisfies Record<Exclude<Subject['kind'], 'moment'>, string>;

/**
 * Lists the bookmarks that are not erased.
 * @param linesOf returns the sentences of an episode; none while the sentences are not loaded
 */
export const listBookmarks = (
  bookmarks: readonly Bookmark[],
  linesOf: (episode: string) => readonly SpokenLine[],
): readonly ListedBookmark[] =>
  bookmarks.flatMap((bookmark) => {
    const { mark, isErased } = bookmark;
    if (isErased || !mark) return [];
    const { subject, at } = mark;
    const anchor =
      subject.kind === 'moment' ? anchorOf(subject, linesOf(subject.episode)) : null;
    return [{ bookmark, subject, at, note: noteOf(bookmark), anchor }];
  });

/** Groups bookmarks under headings. @param dayOf formats the local day of a time */
export function groupBookmarks(
  items: readonly ListedBookmark[],
  order: BookmarkOrder,
  dayOf: (time: number) => string,
): readonly BookmarkGroup[] {
  const sorted = items.toSorted(order === 'date' ? (a, b) => b.at - a.at : compareByEpisode);
  const groups = new Map<string, ListedBookmark[]>();
  for (const item of sorted) {
    const heading = order === 'date' ? dayOf(item.at) : headingOf(item.subject);
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return [...groups].map(([heading, group]) => ({ heading, items: group }));
}

/** Finds bookmarks by their words: title, sentence, note, place, years and people. */
export const bookmarkSearch = createSearch<ListedBookmark>(({ subject, note, anchor }) => ({
  names: [subject.title, ...(anchor?.line?.links ?? []).map(({ words }) => words)],
  texts: [note, quoteOf({ subject, anchor })],
}));

/** Returns the sentence of a moment: the marked sentence, else the sentence at its second; '' for a page. */
export const quoteOf = ({
  subject,
  anchor,
}: Pick<ListedBookmark, 'subject' | 'anchor'>): string =>
  subject.kind === 'moment' ? subject.quote || (anchor?.line?.text ?? '') : '';

/** Returns the second of a bookmark in the current audio; 0 for a page. */
export const secondOf = ({ anchor }: Pick<ListedBookmark, 'anchor'>): number =>
  anchor?.second ?? 0;

const headingOf = (subject: Subject): string =>
  subject.kind === 'moment' ? shortName(subject.title) : KIND_HEADINGS[subject.kind];

/** Shortens the title of an episode to its label and name, « Épisode 8 : Médine ». */
export function shortName(title: string): string {
  const { label, name } = titleLines(title);
  return label === null ? name : `${label}\u00a0: ${name}`;
}

/** Compares bookmarks: moments first, by episode and second; then pages by kind and title. Numbers sort by value. */
function compareByEpisode(a: ListedBookmark, b: ListedBookmark): number {
  return (
    rankOf(a.subject) - rankOf(b.subject) ||
    FRENCH_COLLATOR.compare(a.subject.title, b.subject.title) ||
    secondOf(a) - secondOf(b)
  );
}

/** Returns the rank of a kind of page; -1 for a moment. */
const rankOf = ({ kind }: Subject): number => Object.keys(KIND_HEADINGS).indexOf(kind);

const FRENCH_COLLATOR = new Intl.Collator('fr', { numeric: true });
