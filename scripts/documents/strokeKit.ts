/** Primitives of line drawings: SVG elements on one sheet, in pixels, and the few colours of app/tokens.css. */
import { DRAWING_SIZE } from '@/lib/documents/drawing';
import { seededRandom } from '@/lib/random';
import { element, group, svgDocument } from '@/lib/share/svg';

export { element, group };

const { width: WIDTH, height: HEIGHT } = DRAWING_SIZE;
export const INK = '#1f2a30';
export const GOLD = '#b8892f';
const SAND = '#f7f1e4';
export const PARCHMENT = '#efe4cc';
const RULE = '#e2d6bd';
export const LABEL_GREY = '#8b8474';

/** Rounds a number to one decimal, finer than any screen, which keeps files small. */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10);

export type Points = readonly (readonly [x: number, y: number])[];

/** Builds the SVG path of a polyline, in pixels. */
export const polyline = (points: Points, isClosed = false): string =>
  points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${decimal(x)} ${decimal(y)}`)
    .join('') + (isClosed ? 'Z' : '');

/** Draws an SVG path as a line without fill, `width` pixels wide. */
export const stroke = (d: string, width: number, color = INK, opacity = 1): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(opacity === 1 ? {} : { opacity }),
  });

/** Draws an SVG path as a filled shape with an outline of ink, `width` pixels wide. */
export const shape = (d: string, fill = PARCHMENT, width = 2.5): string =>
  element('path', { d, fill, stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });

/** Writes a complete drawing on its sheet. */
export const sheet = (...children: string[]): string =>
  `${svgDocument(
    { width: WIDTH, height: HEIGHT },
    element('rect', { width: WIDTH, height: HEIGHT, fill: SAND }),
    element('rect', {
      x: 14,
      y: 14,
      width: WIDTH - 28,
      height: HEIGHT - 28,
      fill: 'none',
      stroke: RULE,
      'stroke-width': 1.5,
    }),
    ...children,
  )}\n`;

const seedOf = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** Seeds random numbers with a word, so that a drawing is the same each time. */
export const seededBy = (word: string): (() => number) => seededRandom(seedOf(word));

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lists the points of a worn rectangle's edge, each slightly displaced. */
export function wornEdge(
  { x, y, width, height }: Box,
  wear: number,
  random: () => number,
): Points {
  const step = 26;
  const widthSteps = Math.round(width / step);
  const heightSteps = Math.round(height / step);
  const displacement = (): number => (random() - 0.5) * 2 * wear;
  const side = (
    count: number,
    at: (t: number) => readonly [number, number],
  ): readonly (readonly [number, number])[] =>
    Array.from({ length: count }, (_, index) => {
      const [px, py] = at(index / count);
      return [px + displacement(), py + displacement()] as const;
    });
  return [
    ...side(widthSteps, (t) => [x + t * width, y]),
    ...side(heightSteps, (t) => [x + width, y + t * height]),
    ...side(widthSteps, (t) => [x + width - t * width, y + height]),
    ...side(heightSteps, (t) => [x, y + height - t * height]),
  ];
}
