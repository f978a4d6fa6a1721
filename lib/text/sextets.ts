/**
 * Integers as bits, six per character of base64url (RFC 4648, section 5), the last character padded with zeros: the
 * shortest form that needs no escape in an address.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const SEXTET_BITS = 6;

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
    for (let bitIndex = width - 1; bitIndex >= 0; bitIndex -= 1)
      bits.push((value >>> bitIndex) & 1);
  };
  return {
    fixed,
    rice(value, width) {
      for (let quotient = value >>> width; quotient > 0; quotient -= 1) bits.push(1);
      bits.push(0);
      fixed(value, width);
    },
    text: () =>
      Array.from({ length: Math.ceil(bits.length / SEXTET_BITS) }, (_, sextetIndex) =>
        ALPHABET.charAt(
          Array.from(
            { length: SEXTET_BITS },
            (__, bitIndex) => bits[sextetIndex * SEXTET_BITS + bitIndex] ?? 0,
          ).reduce((value, bit) => value * 2 + bit, 0),
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
    return Array.from(
      { length: SEXTET_BITS },
      (_, bitIndex) => (value >>> (SEXTET_BITS - 1 - bitIndex)) & 1,
    );
  });
  let bitOffset = 0;
  const readBit = (): number => bits[bitOffset++] ?? 0;
  const fixed = (width: number): number => {
    let value = 0;
    for (let bitIndex = 0; bitIndex < width; bitIndex += 1) value = value * 2 + readBit();
    return value;
  };
  return {
    fixed,
    rice(width) {
      let quotient = 0;
      while (readBit() === 1) quotient += 1;
      return quotient * 2 ** width + fixed(width);
    },
    isWhole: () =>
      bitOffset <= bits.length &&
      bits.length - bitOffset < SEXTET_BITS &&
      bits.slice(bitOffset).every((bit) => bit === 0),
  };
}
