/** The letters that each cut of the site's faces keeps. What is in none of them is written in the system's own face. */

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, rank) =>
    String.fromCodePoint(first + rank),
  ).join('');

/** French, with its figures, quotation marks and spaces, and the accents of the scholars that it cites. */
export const FRENCH =
  between(0x20, 0x7e) +
  '\u00a0\u2009\u200a\u202f\u2010\u2011' +
  'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŸŒàâäæçéèêëîïôöùûüÿœ' +
  'áìíòóúñý' +
  '«»‘’“”–—…·•°¹²³×§©€−→';

/** Scholarly transliteration of Arabic, and the neighbouring letters that titles of books bring along. */
export const TRANSLITERATION = 'āīūēōĀĪŪĒŌḍḌḥḤḳḲṣṢṭṬẓẒḏḎẖẗṯṮġĠğĞšŠžŽčČǧǦḫḪıİşŞŷḕḗʹʻʼʾʿ';
