/**
 * Whole numbers as bits, six of them to a character of base64url (RFC 4648, section 5), the last character filled up
 * with zeros: the shortest that an address takes without an escape.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const BITS = 6;

export interface SextetWriter {
  /** Writes a number from 0 to 2 ** bits − 1. */
  readonly fixed: (value: number, bits: number) => void;
  /** Writes a number from 0, the shorter the closer it is to 2 ** bits (Golomb–Rice code; R. F. Rice, 1979). */
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
  readonly fixed: (bits: number) => number;
  readonly rice: (bits: number) => number;
  /** Whether all that was read was there, and nothing but the filling is left. */
  readonly isWhole: () => boolean;
}

/** Reads what `sextetWriter` has written; null when a character is none of its own. Past the end there are zeros. */
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
