/**
 * Old South Arabian letters as plain strokes, on a grid four wide and eight high, from right to left: simplified shapes
 * of the monumental script (Unicode Standard, block Old South Arabian).
 */
import { decimal } from './strokeKit';
import { strokesPath } from './strokes';

/** Strokes of each letter (`strokes.ts`); y grows downwards. */
const LETTERS: Readonly<Record<string, string>> = {
  h: '0,0 0,2 2,4 4,2 4,0|2,4 2,8',
  l: '3,0 3,8|3,8 0.6,5.6',
  ḥ: '0,0 0,2 2,4 4,2 4,0|2,0 2,8',
  m: '3.4,0 3.4,8|3.4,0 0.4,2 3.4,4 0.4,6 3.4,8',
  q: '2,0 2,8|o2,4,1.8',
  w: '2,2 2,6|o2,4,2',
  's²': '3,0 1,2 3,4 1,6 3,8',
  r: '3,0 1,2.4 1,5.6 3,8',
  b: '0.3,8 0.3,0 3.7,0 3.7,8',
  t: '0.2,1.6 3.8,6.4|3.8,1.6 0.2,6.4',
  's¹': '0.3,8 0.3,3 2,0.4 3.7,3 3.7,8',
  k: '3.6,0 3.6,8|3.6,3.2 0.4,3.2 0.4,8',
  n: '3.6,0 3.6,3.6 0.4,4.4 0.4,8',
  ḫ: '0.4,0 0.4,3 3.6,3 3.6,0|3.6,3 3.6,5.4|0.4,3 0.4,8',
  ʾ: '0.3,8 0.3,3.4 3.7,3.4 3.7,8|1,3.4 1,0.6 3,0.6 3,3.4',
  ʿ: 'o2,4,1.9',
  ḍ: '0.3,0 3.7,0 3.7,8 0.3,8 0.3,0|0.3,4 3.7,4',
  g: '3.6,8 3.6,0 0.6,0',
  d: '3.4,0 3.4,8|3.4,1 0.4,3.4 3.4,5',
  ḏ: '0.3,0 0.3,8|3.7,0 3.7,8|0.3,2.8 3.7,2.8|0.3,5.2 3.7,5.2',
  y: '2,3.6 2,8|o2,1.9,1.7',
  z: '0.3,0.6 3.7,0.6 0.3,7.4 3.7,7.4 0.3,0.6',
};

/** Lists the signs of a transliteration, in order; null between two words. */
export const sabaicSigns = (transliteration: string): readonly (string | null)[] =>
  transliteration
    .replace(/-/g, '')
    .split(' ')
    .flatMap((word, index) => [
      ...(index === 0 ? [] : [null]),
      ...(word.match(/s[¹²³]|\p{L}/gu) ?? []),
    ]);

const LETTER_ADVANCE = 5.8;

/** Builds the path of a line that starts on the right; `unit` is an eighth of a letter's height, in pixels. */
export function sabaicPath(
  signs: readonly (string | null)[],
  right: number,
  top: number,
  unit: number,
): string {
  const letterAt = (sign: string | null, index: number): string => {
    const left = right - (index + 1) * LETTER_ADVANCE * unit;
    if (sign === null) {
      const x = decimal(left + 2 * unit);
      return `M${x} ${decimal(top)}L${x} ${decimal(top + 8 * unit)}`;
    }
    const strokes = LETTERS[sign];
    if (strokes === undefined)
      throw new Error(`La lettre sabéenne « ${sign} » n’est pas dessinée.`);
    return strokesPath(strokes, { x: (x) => left + x * unit, y: (y) => top + y * unit, unit });
  };
  return signs.map(letterAt).join('');
}

/** Measures a line of signs, in pixels. */
export const sabaicLength = (signs: readonly (string | null)[], unit: number): number =>
  signs.length * LETTER_ADVANCE * unit;

/** The letters that can be drawn. */
export const SABAIC_LETTERS = Object.keys(LETTERS);
