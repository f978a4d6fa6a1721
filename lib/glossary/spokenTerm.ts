import { fold } from '@/lib/text/fold';

/** A term of the glossary, with where it is heard. */
export interface SpokenTerm {
  /** Names it for ever, `ahl-al-kitab`. */
  readonly slug: string;
  readonly term: string;
  readonly transliteration: string;
  readonly definition: string;
  /** Slugs of the episodes in which it is heard. */
  readonly episodes: readonly string[];
}

/** Builds the slug of a term: the same as long as its letters are, whatever their diacritics. */
export const termSlug = (term: string): string => wordsOf(term).join('-');

/** Tells whether a text contains a term as a word of its own. */
export const says = (text: string, term: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(term).join(' ')} `);

const wordsOf = (text: string): readonly string[] => fold(text).match(/[a-z0-9]+/g) ?? [];
