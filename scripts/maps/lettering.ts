/** Words as outlines along a line, so that a map never depends on the fonts of a machine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js';
import type { Font, Glyph } from 'opentype.js';
import { lengthOf, stationAt } from './curve';
import type { Curve } from './curve';

export type Face = '500-normal' | '600-normal' | '700-normal' | '600-italic' | '700-italic';

export type Lettering = {
  readonly face: Face;
  /** In pixels at zoom 1. */
  readonly size: number;
  /** Added between letters, in ems. */
  readonly tracking: number;
};

const fonts = new Map<Face, Font>();
const locate = createRequire(`${process.cwd()}/package.json`);

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const path = `@fontsource/cormorant-garamond/files/cormorant-garamond-latin-${face}.woff`;
  const font = parse(new Uint8Array(readFileSync(locate.resolve(path))).buffer);
  fonts.set(face, font);
  return font;
}

type Letter = { readonly glyph: Glyph; readonly advance: number };

/** Glyphs and advances in ems; figures are the lining ones. */
function lettersOf(text: string, { face, tracking }: Lettering): Letter[] {
  const font = fontOf(face);
  const characters = [...text];
  const glyphs = font
    .stringToGlyphs(text)
    .map((glyph, index) =>
      /[0-9]/.test(characters[index] ?? '') ? font.nameToGlyph(`${glyph.name}.lf`) : glyph,
    );
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    const kerning = next ? font.getKerningValue(glyph, next) : 0;
    const own = ((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm;
    return { glyph, advance: own + (next ? tracking : 0) };
  });
}

/** The length of a text set in a line, in pixels at zoom 1. */
export const textLength = (text: string, lettering: Lettering): number =>
  lettersOf(text, lettering).reduce((sum, { advance }) => sum + advance, 0) * lettering.size;

/** Where each letter begins and ends along its line, in pixels at zoom 1. */
export function letterSpans(text: string, lettering: Lettering): (readonly [number, number])[] {
  let pen = 0;
  return lettersOf(text, lettering).map(({ advance }, index, all) => {
    const start = pen;
    pen += advance * lettering.size;
    const gap = index < all.length - 1 ? lettering.tracking * lettering.size : 0;
    return [start, pen - gap] as const;
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
  const letters = lettersOf(text, lettering);
  const { size } = lettering;
  const total = letters.reduce((sum, { advance }) => sum + advance, 0) * size;
  let pen = (lengthOf(baseline) - total) / 2;
  return letters
    .map(({ glyph, advance }) => {
      const half = (advance * size) / 2;
      const { x, y, angle } = stationAt(baseline, pen + half);
      pen += advance * size;
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
