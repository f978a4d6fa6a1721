import { APOSTROPHES, fold } from '@/lib/text/fold';

/**
 * Insignificant words, folded: those of questions (« qui était », « où se trouve », « quand eut lieu »), articles,
 * prepositions, « ben » within a name.
 */
const INSIGNIFICANT_WORDS = new Set(
  (
    'a al au aux ce ces cest combien comment d dans de des du el elle en est et etaient etait eu eut fut furent il ' +
    'l la le les leur lieu ne nee on ou par pas pour pourquoi quand que quel quelle quelles quels quest qui quoi s ' +
    'sa se ses signifie situe son sont sur t trouve un une y ben bin'
  ).split(' '),
);

/** An elided word with its apostrophe: « l’Arabie », « jusqu’à ». */
export const ELIDED = `(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[${APOSTROPHES}]`;

/** A prefix that is not a word: an elision, or a form of the Arabic article, « an-Nûr », « ash-Shâm ». */
const NON_WORD_PREFIX = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}])(?:${ELIDED}|(?:[ae][ldnrstz]|a[dst]h)[-‐‑])(?=\\p{L})`,
  'giu',
);

/** Removes the article joined to a folded word in Arabic script. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=\p{L}{3})/u, '');

/** Splits a text into folded words, in order. */
export const foldedWords = (text: string): readonly string[] =>
  fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes the insignificant words, unless all are. */
export function significantWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word) => !INSIGNIFICANT_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** Splits a typed search into folded words in typed order, without duplicates. */
export function soughtWords(typed: string): readonly string[] {
  const words = significantWords(foldedWords(typed.replace(NON_WORD_PREFIX, '$1 ')));
  return [...new Set(words.map(withoutArticle))];
}

/** Strips the French plural ending of a word, so that it matches as a prefix. */
export const stemOf = (word: string): string =>
  /^[a-z]{4,}[sx]$/.test(word) ? word.slice(0, -1) : word;
