/**
 * Crockford's base 32 (crockford.com/base32.html): digits and letters without I, L, O and U, which look like other
 * symbols, in either case, five bits each.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Symbols that are read as another symbol: Crockford's look-alikes, and U, which looks like V. */
const LOOKALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

/** Writes an integer from 0 to 2 ** (5 × length) − 1, at most 2 ** 50 − 1, with leading zeros. */
export function toBase32(value: number, length: number): string {
  let text = '';
  for (let quotient = value; text.length < length; quotient = Math.floor(quotient / 32))
    text = ALPHABET.charAt(quotient % 32) + text;
  return text;
}

/** Normalizes a typed text to the symbols of the alphabet; spaces and hyphens are dropped. */
export const normalBase32 = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILOU]/g, (symbol) => LOOKALIKES[symbol] ?? symbol);

/** Reads a normalized text; null for a symbol outside of the alphabet. */
export function fromBase32(text: string): number | null {
  let value = 0;
  for (const symbol of text) {
    const digit = ALPHABET.indexOf(symbol);
    if (digit < 0) return null;
    value = value * 32 + digit;
  }
  return value;
}
