import { hashOf } from '@/lib/text/hash';
import { foldedWords } from '@/lib/text/search/words';

/** A moment of an episode, anchored by its words: seconds change when an audio is replaced. */
export interface MomentSubject {
  readonly kind: 'moment';
  /** Id of the playable episode. */
  readonly episode: string;
  readonly title: string;
  /** Path of the episode's page; null for an episode of the feed without a page. */
  readonly page: string | null;
  /** Address of the sound at the time of the mark, for an episode without a page. */
  readonly sound: string | null;
  readonly second: number;
  /** The sentence at that second; '' when the transcript could not be loaded. */
  readonly quote: string;
}

/** Kinds of pages that can be marked. */
export const PAGE_KINDS = ['document', 'event', 'place', 'person'] as const;

export interface PageSubject {
  readonly kind: (typeof PAGE_KINDS)[number];
  readonly title: string;
  readonly page: string;
}

export type Subject = MomentSubject | PageSubject;

/** A note that the visitor has written. */
interface Note {
  readonly id: string;
  readonly text: string;
}

/**
 * A bookmark. Each field is merged by a rule that does not depend on the order (`mergeBookmarks`), so that two devices
 * agree after an exchange.
 */
export interface Bookmark {
  /** Derived from the subject: the same sentence marked on two devices is one bookmark. */
  readonly id: string;
  /** Subject and time of the mark, in milliseconds since 1970; null once erased on this device. */
  readonly mark: { readonly subject: Subject; readonly at: number } | null;
  /** The current note; several when two devices have each written a note before a merge. */
  readonly notes: readonly Note[];
  /** Ids of former notes, which a merge does not bring back. */
  readonly replaced: readonly string[];
  /** Time of the last change, in milliseconds since 1970. */
  readonly changed: number;
  readonly isErased: boolean;
}

/** Derives the id of a subject's bookmark. */
export function bookmarkId(subject: Subject): string {
  if (subject.kind !== 'moment') return subject.page;
  const { episode, quote, second } = subject;
  const anchor =
    quote === '' ? `${Math.floor(second)}s` : hashOf(foldedWords(quote).join(' ')).toString(36);
  return `${episode}@${anchor}`;
}

/** Joins the notes of a bookmark, for display and as the text to edit. */
export const noteOf = ({ notes }: Pick<Bookmark, 'notes'>): string =>
  notes.map(({ text }) => text).join('\n\n');
