const NARROW_NO_BREAK = '\u202f';
const NO_BREAK = '\u00a0';

/** Two isolated years of three or four digits: «644-656». */
const YEAR_RANGE = /(?<=^|[\s\u00a0]\(?)(\d{3,4})-(\d{3,4})(?=$|[\s).,;:])/g;

/**
 * Applies French typography to running text: a narrow no-break space before ; ! ? and a no-break space before : and
 * inside « », where the author typed a space; and an en dash between two years, where a hyphen was typed (Lexique des
 * règles typographiques en usage à l’Imprimerie nationale). Nothing is inserted without a typed space, so that
 * addresses and clocks stay intact.
 */
export const typeset = (text: string): string =>
  text
    .replace(/«[ \u00a0\u202f]*/g, `«${NO_BREAK}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NO_BREAK}»`)
    .replace(/ +([;!?])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ +:(?=[ \u00a0\n]|$)/g, `${NO_BREAK}:`)
    .replace(YEAR_RANGE, '$1–$2');
