/** Apostrophes, primes, backticks and the signs of hamza and ayn, in every script in which they are typed. */
export const APOSTROPHES = "`´'‘’‚‛′‵ʹʻʼʽʾʿˀˁˈˊˋʔʕ՚׳ꞌ＇";

/** Spacing accents, which compatibility decomposition would turn into a space and an accent. */
const SPACING = /[´᾽᾿῾]/g;

/** Marks, format characters, apostrophes, and in Arabic script the hamza alone and the tatweel. */
const DROPPED = new RegExp(`[\\p{M}\\p{Cf}${APOSTROPHES}\u0621\u0640\u0674]`, 'gu');

/** Letters that are one to readers and stay two under decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/** The letters of the table, and the digits of Arabic and of Persian, whose last four bits are their value. */
const REPLACED = new RegExp(`[${Object.keys(LETTERS).join('')}٠-٩۰-۹]`, 'g');

/**
 * Reduces a text to what is compared in a search: no capitals, accents, harakat, apostrophes or signs of the
 * transliteration, compatibility forms in their plain form (NFKD), one form of each Arabic letter that is typed in
 * several, digits from 0 to 9. Each character is folded by itself, so that a part of a text is found in its whole.
 */
export const fold = (text: string): string =>
  text
    .replace(SPACING, '')
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(REPLACED, (sign) => LETTERS[sign] ?? String(sign.charCodeAt(0) & 15));
