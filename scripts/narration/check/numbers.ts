/** French words of the numbers up to sixteen, to which a recogniser's digits are normalized. */

const WORDS_TO_SIXTEEN = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'],
];
const TENS = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

/** Writes a number from 0 to 9999 in words, without hyphens and without the « s » of cents and vingts. */
export function numberWords(value: number): string {
  if (value < WORDS_TO_SIXTEEN.length) return WORDS_TO_SIXTEEN[value] ?? '';
  if (value < 20) return `dix ${numberWords(value - 10)}`;
  if (value < 70) return spellTens(value, TENS[Math.floor(value / 10)] ?? '', value % 10);
  if (value < 80) return spellTens(value, 'soixante', value - 60);
  if (value < 100)
    return value === 80 ? 'quatre vingt' : `quatre vingt ${numberWords(value - 80)}`;
  if (value < 1000) return spellMultiple(value, 100, 'cent');
  return spellMultiple(value, 1000, 'mille');
}

function spellTens(value: number, word: string, remainder: number): string {
  if (remainder === 0) return word;
  return value % 10 === 1
    ? `${word} et ${numberWords(remainder)}`
    : `${word} ${numberWords(remainder)}`;
}

function spellMultiple(value: number, unit: number, word: string): string {
  const count = Math.floor(value / unit);
  const remainder = value % unit;
  const multiple = count === 1 ? word : `${numberWords(count)} ${word}`;
  return remainder === 0 ? multiple : `${multiple} ${numberWords(remainder)}`;
}
