/** Text as outlines along a line, so that a map does not depend on the machine's fonts. */
import type { Glyph } from 'opentype.js';
import { shapeLine, type Letter } from '@/lib/share/lettering';
import { fontOf, type Cut } from '@/scripts/drawing/fonts';
import { lengthOf, stationAt, type Curve } from '@/scripts/maps/geography/curve';

export type Lettering = {
  readonly face: Cut;
  /** In pixels at zoom 1. */
  readonly size: number;
  /** Letter spacing, in ems. */
  readonly tracking: number;
};

const setText = (text: string, { face, tracking }: Lettering): readonly Letter[] =>
  shapeLine(fontOf(face), text, tracking).letters;

/** Sums the advances, in ems. */
const widthOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { advance }) => sum + advance, 0);

/** Measures the length of a line of text, in pixels at zoom 1. */
export const textLength = (text: string, lettering: Lettering): number =>
  widthOf(setText(text, lettering)) * lettering.size;

/** Lists the start and end of each letter along its line, in pixels at zoom 1. */
export function letterSpans(text: string, lettering: Lettering): (readonly [number, number])[] {
  let position = 0;
  return setText(text, lettering).map(({ advance }, index, letters) => {
    const start = position;
    position += advance * lettering.size;
    const gap = index < letters.length - 1 ? lettering.tracking * lettering.size : 0;
    return [start, position - gap] as const;
  });
}

const formatHundredth = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws a glyph with its origin at (x, y), rotated by an angle. */
function glyphPath(glyph: Glyph, size: number, x: number, y: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rotatedPoint = (px: number, py: number): string =>
    `${formatHundredth(x + px * cos - py * sin)} ${formatHundredth(y + px * sin + py * cos)}`;
  return glyph
    .getPath(0, 0, size)
    .commands.map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return command.type + rotatedPoint(command.x, command.y);
        case 'Q':
          return `Q${rotatedPoint(command.x1, command.y1)} ${rotatedPoint(command.x, command.y)}`;
        case 'C':
          return `C${rotatedPoint(command.x1, command.y1)} ${rotatedPoint(command.x2, command.y2)} ${rotatedPoint(command.x, command.y)}`;
        case 'Z':
          return 'Z';
      }
    })
    .join('');
}

/** Builds the path of a text centred on a baseline; each letter follows the baseline's direction. */
export function textAlong(text: string, lettering: Lettering, baseline: Curve): string {
  const letters = setText(text, lettering);
  const { size } = lettering;
  let start = (lengthOf(baseline) - widthOf(letters) * size) / 2;
  return letters
    .map(({ glyph, advance }) => {
      const halfAdvance = (advance * size) / 2;
      const { x, y, angle } = stationAt(baseline, start + halfAdvance);
      start += advance * size;
      return glyphPath(
        glyph,
        size,
        x - halfAdvance * Math.cos(angle),
        y - halfAdvance * Math.sin(angle),
        angle,
      );
    })
    .join('');
}

/** Builds the path of a horizontal line of text with its start, centre or end at (x, y). */
export function textAt(
  text: string,
  lettering: Lettering,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  const length = textLength(text, lettering);
  const leftX = x - length * { start: 0, middle: 0.5, end: 1 }[anchor];
  return textAlong(text, lettering, [
    { x: leftX, y },
    { x: leftX + length, y },
  ]);
}
