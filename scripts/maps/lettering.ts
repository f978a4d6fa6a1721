/** Words as outlines along a line, so that a map never depends on the fonts of a machine. */
import type { Glyph } from 'opentype.js';
import { setLine, type Letter } from '@/lib/share/lettering';
import { fontOf, type Cut } from '@/scripts/drawing/fonts';
import { lengthOf, stationAt, type Curve } from '@/scripts/maps/geography/curve';

export type Lettering = {
  readonly face: Cut;
  /** In pixels at zoom 1. */
  readonly size: number;
  /** Added between letters, in ems. */
  readonly tracking: number;
};

const set = (text: string, { face, tracking }: Lettering): readonly Letter[] =>
  setLine(fontOf(face), text, tracking).letters;

/** The sum of the advances, in ems. */
const widthOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { advance }) => sum + advance, 0);

/** The length of a text set in a line, in pixels at zoom 1. */
export const textLength = (text: string, lettering: Lettering): number =>
  widthOf(set(text, lettering)) * lettering.size;

/** Where each letter begins and ends along its line, in pixels at zoom 1. */
export function letterSpans(text: string, lettering: Lettering): (readonly [number, number])[] {
  let advanced = 0;
  return set(text, lettering).map(({ advance }, index, all) => {
    const start = advanced;
    advanced += advance * lettering.size;
    const gap = index < all.length - 1 ? lettering.tracking * lettering.size : 0;
    return [start, advanced - gap] as const;
  });
}

const hundredth = (value: number): string => String(Math.round(value * 100) / 100);

/** One glyph with its baseline's point at (x, y), turned by an angle. */
function outline(glyph: Glyph, size: number, x: number, y: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (px: number, py: number): string =>
    `${hundredth(x + px * cos - py * sin)} ${hundredth(y + px * sin + py * cos)}`;
  return glyph
    .getPath(0, 0, size)
    .commands.map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return command.type + at(command.x, command.y);
        case 'Q':
          return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
        case 'C':
          return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
        case 'Z':
          return 'Z';
      }
    })
    .join('');
}

/** The `d` that draws a text centred on a baseline; each letter turns with the line. */
export function textAlong(text: string, lettering: Lettering, baseline: Curve): string {
  const letters = set(text, lettering);
  const { size } = lettering;
  let start = (lengthOf(baseline) - widthOf(letters) * size) / 2;
  return letters
    .map(({ glyph, advance }) => {
      const half = (advance * size) / 2;
      const { x, y, angle } = stationAt(baseline, start + half);
      start += advance * size;
      return outline(
        glyph,
        size,
        x - half * Math.cos(angle),
        y - half * Math.sin(angle),
        angle,
      );
    })
    .join('');
}

/** The `d` of a level line of text that begins, is centred or ends at (x, y). */
export function textAt(
  text: string,
  lettering: Lettering,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  const length = textLength(text, lettering);
  const left = x - length * { start: 0, middle: 0.5, end: 1 }[anchor];
  return textAlong(text, lettering, [
    { x: left, y },
    { x: left + length, y },
  ]);
}
