import { APOSTROPHES, fold } from '@/lib/text/fold';

/**
 * Words that tell nothing beside others, folded: those of a question (« qui était », « où se trouve », « quand eut
 * lieu »), articles and prepositions, « ben » within a name.
 */
const SMALL_WORDS = new Set(
  (
    'a al au aux ce ces cest combien comment d dans de des du el elle en est et etaient etait eu eut fut furent il ' +
    'l la le les leur lieu ne nee on ou par pas pour pourquoi quand que quel quelle quelles quels quest qui quoi s ' +
    'sa se ses signifie situe son sont sur t trouve un une y ben bin'
  ).split(' '),
);

/** What is elided before an apostrophe: « l’Arabie », « jusqu’à ». */
export const ELIDED = `(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[${APOSTROPHES}]`;

/**
 * What stands before a letter, and not within a word, without being a word of its own: an elision, and the forms that
 * the Arabic article takes before some letters, « an-Nûr », « ash-Shâm ».
 */
const PREFIX = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}])(?:${ELIDED}|(?:[ae][ldnrstz]|a[dst]h)[-‐‑])(?=\\p{L})`,
  'giu',
);

/** Leaves out the article of a folded word of Arabic script, where it is a part of the word. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=\p{L}{3})/u, '');

/** Splits a text into folded words, in order. */
export const foldedWords = (text: string): readonly string[] =>
  fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Leaves out the small words, unless there are no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Splits a typed search into folded words, each once, in the order in which they were typed. */
export function soughtWords(typed: string): readonly string[] {
  const words = tellingWords(foldedWords(typed.replace(PREFIX, '$1 ')));
  return [...new Set(words.map(withoutArticle))];
}

/** Strips the mark of a French plural from a word: another word that begins so is the same. */
export const stemOf = (word: string): string =>
  /^[a-z]{4,}[sx]$/.test(word) ? word.slice(0, -1) : word;
