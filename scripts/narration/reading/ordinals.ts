/** Ordinals in words, which espeak-ng would spell letter by letter. */

/** Roman numerals up to XXX with their ordinals: no century of this history is later. */
const ORDINAL_WORDS = [
  ...['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'],
  ...['huitième', 'neuvième', 'dixième', 'onzième', 'douzième', 'treizième', 'quatorzième'],
  ...['quinzième', 'seizième', 'dix-septième', 'dix-huitième', 'dix-neuvième', 'vingtième'],
  'vingt et unième',
];
const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** Computes the value of a Roman numeral of I, V and X. */
export function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN_DIGITS[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

const ORDINAL_PATTERN =
  /(?<![\p{L}\p{N}])([IVX]+|\d{1,2})(ers?|res?|es?|ème|ième)(?![\p{L}\p{N}])/gu;

/** Writes « Xe siècle », « 1er » or « 2e » in words; ordinals beyond the twenty-first stay. */
export const spellOrdinals = (text: string): string =>
  text.replace(ORDINAL_PATTERN, (match: string, numeral: string, ending: string) => {
    const word = ORDINAL_WORDS[/\d/.test(numeral) ? Number(numeral) : romanValue(numeral)];
    if (!word) return match;
    if (word === 'premier') return ending.startsWith('re') ? 'première' : word;
    return word;
  });
