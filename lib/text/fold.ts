/**
 * Apostrophes, primes, backticks and the signs of hamza and ayn in all typed scripts, as the inside of a character
 * class; the range ʹ to ˋ includes other modifier letters that no search needs.
 */
export const APOSTROPHES = "`´'‘-‛′‵ʹ-ˋʔʕ՚׳ꞌ＇᾽᾿῍-῏῝-῟\u1ffd῾";

/** Combining marks, format characters, apostrophes and, in Arabic script, the isolated hamza and the tatweel. */
const IGNORED_CHARACTERS = new RegExp(`[\\p{M}\\p{Cf}${APOSTROPHES}\u0621\u0640\u0674]`, 'gu');

/** Letters that readers take for another letter and that NFKD does not decompose, each followed by its replacement. */
const REPLACEMENTS = new Map(
  'œoe æae ßss øo ıi ςσ ٱا ةه ہه ھه ەه ىي یي کك'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Letters of the table, and Arabic and Persian digits, whose last four bits are their value. */
const REPLACEABLE = new RegExp(`[${[...REPLACEMENTS.keys()].join('')}٠-٩۰-۹]`, 'g');

/**
 * Folds a text for comparison in a search: no capitals, accents, harakat, apostrophes or transliteration signs;
 * compatibility forms decomposed (NFKD); one form of each Arabic letter with several; digits 0 to 9. Characters are
 * folded independently, so that a part of a text is found in the whole.
 */
export const fold = (text: string): string =>
  text
    // Before NFKD, which would turn a spacing accent into a space and a combining accent.
    .replace(IGNORED_CHARACTERS, '')
    .normalize('NFKD')
    // Before the second removal: the small letter of a capital may be an apostrophe (Ꞌ).
    .toLowerCase()
    .replace(IGNORED_CHARACTERS, '')
    .replace(REPLACEABLE, (sign) => REPLACEMENTS.get(sign) ?? String(sign.charCodeAt(0) & 15));
