import { soughtWords, stemOf } from '@/lib/text/search/words';
import { soundOf } from '@/lib/text/sound';

/** A word that is looked for. */
export interface Term {
  /** Folded, without the mark of a plural. */
  readonly start: string;
  readonly sound: string;
}

/** More would only narrow what is already narrow. */
const MOST_TERMS = 8;

/** Splits a typed search into terms, each once; a lone letter is the beginning of a word. */
export const termsOf = (search: string): readonly Term[] =>
  soughtWords(search)
    .filter((word) => !/^\p{L}$/u.test(word))
    .slice(0, MOST_TERMS)
    .map((word) => ({ start: stemOf(word), sound: soundOf(word) }));

const SMALL_NUMBER = /^\d{1,2}$/;

/**
 * Ranks the match of a folded word and its sounds with a term: 'sure' for a prefix (the term may still be being
 * typed) or a homophone name, 'within' inside the word, null for none. A number of one or two digits matches as a
 * whole word alone.
 */
export function standingIn(
  { start, sound }: Term,
  folded: string,
  sounds: readonly string[],
): 'sure' | 'within' | null {
  if (SMALL_NUMBER.test(start) ? folded === start : folded.startsWith(start)) return 'sure';
  if (sounds.some((own) => own === sound || (sound.length > 3 && own.startsWith(sound))))
    return 'sure';
  return folded.includes(start) ? 'within' : null;
}

/** Shortest term that is looked for inside the words of what is heard: shorter ones are in too many of them. */
const SHORTEST_WITHIN = 4;

/** Tells whether a term is also searched inside the words of transcripts, not in titles and descriptions alone. */
export const isSoughtWithin = ({ start }: Term): boolean => start.length >= SHORTEST_WITHIN;
