/** French words of the numbers up to sixteen, to which a recogniser's digits are normalized. */

const SMALL = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'],
];
const TENS = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

/** Writes a number from 0 to 9999 in words, without hyphens and without the « s » of cents and vingts. */
export function numberWords(value: number): string {
  if (value < SMALL.length) return SMALL[value] ?? '';
  if (value < 20) return `dix ${numberWords(value - 10)}`;
  if (value < 70) return tens(value, TENS[Math.floor(value / 10)] ?? '', value % 10);
  if (value < 80) return tens(value, 'soixante', value - 60);
  if (value < 100)
    return value === 80 ? 'quatre vingt' : `quatre vingt ${numberWords(value - 80)}`;
  if (value < 1000) return above(value, 100, 'cent');
  return above(value, 1000, 'mille');
}

function tens(value: number, word: string, rest: number): string {
  if (rest === 0) return word;
  return value % 10 === 1 ? `${word} et ${numberWords(rest)}` : `${word} ${numberWords(rest)}`;
}

function above(value: number, unit: number, word: string): string {
  const count = Math.floor(value / unit);
  const rest = value % unit;
  const head = count === 1 ? word : `${numberWords(count)} ${word}`;
  return rest === 0 ? head : `${head} ${numberWords(rest)}`;
}
