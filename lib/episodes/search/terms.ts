import { wordsOf } from '@/lib/episodes/search/words';
import { soundOf } from '@/lib/text/sound';

/** A word that is looked for. */
export interface Term {
  /** Folded, without the mark of a plural. */
  readonly start: string;
  readonly sound: string;
}

/** More would only narrow what is already narrow. */
const MOST_TERMS = 8;

/** Too frequent to be looked for beside other words; folded. */
const SMALL_WORDS = new Set(
  'a al au aux ce ces d de des du el en est et il la le les leur l ne ou par pas pour que qui sa se ses son sur un une'.split(
    ' ',
  ),
);

/** The words of a text that tell something, folded: not its small words, unless it has no others. */
export function tellingWords(text: string): readonly string[] {
  const words = wordsOf(text).map(({ folded }) => folded);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words to look for in what was typed, each once. A letter alone is a word that has only been begun. */
export function termsOf(search: string): readonly Term[] {
  return [...new Set(tellingWords(search))]
    .filter((word) => !/^\p{L}$/u.test(word))
    .slice(0, MOST_TERMS)
    .map((word) => ({ start: singular(word), sound: soundOf(word) }));
}

/**
 * Whether a word of a text, folded and with its sounds, is one that is looked for: it begins so, for it may still be
 * being typed, or it is a name that sounds so. A number of one or two digits must be the whole word.
 */
export function isFound(term: Term, folded: string, sounds: readonly string[]): boolean {
  const { start, sound } = term;
  if (/^\d{1,2}$/.test(start) ? folded === start : folded.startsWith(start)) return true;
  return sounds.some((own) => own === sound || (sound.length > 3 && own.startsWith(sound)));
}

const singular = (word: string): string =>
  word.length > 4 ? word.replace(/(?<=\p{L})[sx]$/u, '') : word;
