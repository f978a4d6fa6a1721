/**
 * Integers as bits, six per character of base64url (RFC 4648, section 5), the last character padded with zeros: the
 * shortest form that needs no escape in an address.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const BITS = 6;

export interface SextetWriter {
  /** Writes an integer from 0 to 2 ** bits − 1. */
  readonly fixed: (value: number, bits: number) => void;
  /** Writes an integer from 0, with fewest bits for values around 2 ** bits (Golomb–Rice code; R. F. Rice, 1979). */
  readonly rice: (value: number, bits: number) => void;
  readonly text: () => string;
}

export function sextetWriter(): SextetWriter {
  const bits: number[] = [];
  const fixed = (value: number, width: number): void => {
    for (let place = width - 1; place >= 0; place -= 1) bits.push((value >>> place) & 1);
  };
  return {
    fixed,
    rice(value, width) {
      for (let left = value >>> width; left > 0; left -= 1) bits.push(1);
      bits.push(0);
      fixed(value, width);
    },
    text: () =>
      Array.from({ length: Math.ceil(bits.length / BITS) }, (_, at) =>
        ALPHABET.charAt(
          Array.from({ length: BITS }, (__, place) => bits[at * BITS + place] ?? 0).reduce(
            (value, bit) => value * 2 + bit,
            0,
          ),
        ),
      ).join(''),
  };
}

export interface SextetReader {
  /** Reads an integer written by `fixed` with as many bits. */
  readonly fixed: (bits: number) => number;
  /** Reads an integer written by `rice` with as many bits. */
  readonly rice: (bits: number) => number;
  /** Tells whether all reads were within the text, and only padding is left. */
  readonly isWhole: () => boolean;
}

/**
 * Creates a reader of a text of `sextetWriter`; null for a character outside of the alphabet. Reads past the end give
 * zeros.
 */
export function sextetReader(text: string): SextetReader | null {
  if (!/^[\w-]*$/.test(text)) return null;
  const bits = [...text].flatMap((character) => {
    const value = ALPHABET.indexOf(character);
    return Array.from({ length: BITS }, (_, place) => (value >>> (BITS - 1 - place)) & 1);
  });
  let at = 0;
  const next = (): number => bits[at++] ?? 0;
  const fixed = (width: number): number => {
    let value = 0;
    for (let place = 0; place < width; place += 1) value = value * 2 + next();
    return value;
  };
  return {
    fixed,
    rice(width) {
      let high = 0;
      while (next() === 1) high += 1;
      return high * 2 ** width + fixed(width);
    },
    isWhole: () =>
      at <= bits.length && bits.length - at < BITS && bits.slice(at).every((bit) => bit === 0),
  };
}
