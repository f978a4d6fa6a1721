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

/** The words to look for in what was typed, each once. A letter alone is a word that has only been begun. */
export const termsOf = (search: string): readonly Term[] =>
  soughtWords(search)
    .filter((word) => !/^\p{L}$/u.test(word))
    .slice(0, MOST_TERMS)
    .map((word) => ({ start: stemOf(word), sound: soundOf(word) }));

const SMALL_NUMBER = /^\d{1,2}$/;

/**
 * How a word of a text, folded and with its sounds, answers a term: 'sure' when it begins so, for the term may still
 * be being typed, or is a name that sounds so; 'within' when the term is only inside it, null when it is not. A number
 * of one or two digits is sure as the whole word alone.
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

/** Whether a term is looked for inside the words that are heard, and not of titles and descriptions alone. */
export const isSoughtWithin = ({ start }: Term): boolean => start.length >= SHORTEST_WITHIN;
