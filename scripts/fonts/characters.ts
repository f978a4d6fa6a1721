/** Letters that each cut of the site's typefaces keeps; other letters use the system's typeface. */

const charactersBetween = (firstCode: number, lastCode: number): string =>
  Array.from({ length: lastCode - firstCode + 1 }, (_, index) =>
    String.fromCodePoint(firstCode + index),
  ).join('');

/** French with figures, quotation marks and spaces, and the accents of cited scholars' names. */
export const FRENCH =
  charactersBetween(0x20, 0x7e) +
  '\u00a0\u2009\u200a\u202f\u2010\u2011' +
  'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŸŒàâäæçéèêëîïôöùûüÿœ' +
  'áìíòóúñý' +
  '«»‘’“”–—…·•°¹²³×§©€−→';

/** Scholarly transliteration of Arabic, and related letters in book titles. */
export const TRANSLITERATION = 'āīūēōĀĪŪĒŌḍḌḥḤḳḲṣṢṭṬẓẒḏḎẖẗṯṮġĠğĞšŠžŽčČǧǦḫḪıİşŞŷḕḗʹʻʼʾʿ';
