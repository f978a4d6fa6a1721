import { fold } from '@/lib/text/fold';

/** A term of the glossary, with the episodes that pronounce it. */
export interface SpokenTerm {
  /** Permanent id: `ahl-al-kitab`. */
  readonly slug: string;
  readonly term: string;
  readonly transliteration: string;
  readonly definition: string;
  /** Slugs of the episodes that pronounce the term. */
  readonly episodes: readonly string[];
}

/** Builds the slug of a term, independent of diacritics. */
export const termSlug = (term: string): string => wordsOf(term).join('-');

/** Tells whether a text contains a term as a word of its own. */
export const containsTerm = (text: string, term: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(term).join(' ')} `);

const wordsOf = (text: string): readonly string[] => fold(text).match(/[a-z0-9]+/g) ?? [];
