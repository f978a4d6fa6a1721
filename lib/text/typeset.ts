const NARROW_NO_BREAK = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * French spacing for running text: a narrow no-break space before ; ! ? and a no-break space before : and
 * inside « », where the author typed an ordinary space (Lexique des règles typographiques en usage à
 * l’Imprimerie nationale). Nothing is added where no space was typed, so addresses and clocks stay whole.
 */
export const typeset = (text: string): string =>
  text
    .replace(/«[ \u00a0\u202f]*/g, `«${NO_BREAK}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NO_BREAK}»`)
    .replace(/ +([;!?])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ +:(?=[ \u00a0\n]|$)/g, `${NO_BREAK}:`);
