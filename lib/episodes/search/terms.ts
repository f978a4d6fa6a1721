import { soughtWords, stemOf } from '@/lib/text/search/words';
import { soundOf } from '@/lib/text/sound';

export interface Term {
  /** Folded prefix, without a plural ending. */
  readonly start: string;
  readonly sound: string;
}

/** Largest number of terms: more would hardly narrow the result. */
const MAX_TERMS = 8;

/** Splits a typed search into terms, without duplicates; a single letter is a prefix. */
export const termsOf = (search: string): readonly Term[] =>
  soughtWords(search)
    .filter((word) => !/^\p{L}$/u.test(word))
    .slice(0, MAX_TERMS)
    .map((word) => ({ start: stemOf(word), sound: soundOf(word) }));

const SHORT_NUMBER = /^\d{1,2}$/;

/**
 * Grades the match of a folded word and its phonetic keys with a term: 'sure' for a prefix (the term may be incomplete)
 * or a homophone name, 'within' for a match inside the word, null for none. A number of one or two digits matches whole
 * words only.
 */
export function matchOf(
  { start, sound }: Term,
  folded: string,
  sounds: readonly string[],
): 'sure' | 'within' | null {
  if (SHORT_NUMBER.test(start) ? folded === start : folded.startsWith(start)) return 'sure';
  if (sounds.some((key) => key === sound || (sound.length > 3 && key.startsWith(sound))))
    return 'sure';
  return folded.includes(start) ? 'within' : null;
}

/** In letters: shorter terms are not matched inside the words of transcripts, since too many words would match. */
const MIN_WITHIN_LENGTH = 4;

/** Tells whether a term is also matched inside the words of transcripts, not only of titles and descriptions. */
export const isSoughtWithin = ({ start }: Term): boolean => start.length >= MIN_WITHIN_LENGTH;
