/**
 * Apostrophes, primes, backticks and the signs of hamza and ayn, in every script in which they are typed, for a class
 * of a regular expression; among the modifier letters from ʹ to ˋ are signs that nobody looks for.
 */
export const APOSTROPHES = "`´'‘-‛′‵ʹ-ˋʔʕ՚׳ꞌ＇᾽᾿῾";

/** Marks, format characters, apostrophes, and in Arabic script the hamza alone and the tatweel. */
const DROPPED = new RegExp(`[\\p{M}\\p{Cf}${APOSTROPHES}\u0621\u0640\u0674]`, 'gu');

/** Letters that are one to readers and stay two under decomposition, each before what stands for it. */
const LETTERS = new Map(
  'œoe æae ßss øo ıi ςσ ٱا ةه ہه ھه ەه ىي یي کك'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** The letters of the table, and the digits of Arabic and of Persian, whose last four bits are their value. */
const REPLACED = new RegExp(`[${[...LETTERS.keys()].join('')}٠-٩۰-۹]`, 'g');

/**
 * Reduces a text to what is compared in a search: no capitals, accents, harakat, apostrophes or signs of the
 * transliteration, compatibility forms in their plain form (NFKD), one form of each Arabic letter that is typed in
 * several, digits from 0 to 9. Each character is folded by itself, so that a part of a text is found in its whole.
 */
export const fold = (text: string): string =>
  text
    // Before, for a spacing accent would become a space and an accent.
    .replace(DROPPED, '')
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(REPLACED, (sign) => LETTERS.get(sign) ?? String(sign.charCodeAt(0) & 15));
