/**
 * Text as outlines, so that a picture never depends on the fonts of the machine that draws it.
 * The static cuts of the display face are read: the variable ones come in WOFF2 only, which
 * opentype.js cannot open.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js';
import type { Font, Glyph } from 'opentype.js';
import { outlineStep } from '@/lib/share/outline';

type Weight = 500 | 600 | 700;

export type Line = {
  readonly text: string;
  readonly size: number;
  /** Where the baseline begins, is centred or ends. */
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: Weight;
  /** Added between letters, in ems. */
  readonly tracking?: number;
};

const fonts = new Map<Weight, Font>();
const locate = createRequire(`${process.cwd()}/package.json`);

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const path = `@fontsource/cormorant-garamond/files/cormorant-garamond-latin-${weight}-normal.woff`;
  const font = parse(new Uint8Array(readFileSync(locate.resolve(path))).buffer);
  fonts.set(weight, font);
  return font;
}

/** The glyphs of a text, with the face's lining figures in place of its old-style ones. */
function glyphsOf(font: Font, text: string): Glyph[] {
  return font
    .stringToGlyphs(text)
    .map((glyph, index) =>
      /[0-9]/.test([...text][index] ?? '') ? font.nameToGlyph(`${glyph.name}.lf`) : glyph,
    );
}

/** The width of a line, in the unit of its size. */
export function lineWidth({
  text,
  size,
  weight = 600,
  tracking = 0,
}: Omit<Line, 'x' | 'y'>): number {
  const font = fontOf(weight);
  const glyphs = glyphsOf(font, text);
  const advance = glyphs.reduce((sum, glyph, index) => {
    const next = glyphs[index + 1];
    const kerning = next ? font.getKerningValue(glyph, next) : 0;
    return sum + (glyph.advanceWidth ?? 0) + kerning;
  }, 0);
  return (advance / font.unitsPerEm + tracking * (glyphs.length - 1)) * size;
}

/** The `d` attribute that draws a line of text. */
export function linePathOf(line: Line): string {
  const { text, size, x, y, anchor = 'middle', weight = 600, tracking = 0 } = line;
  const font = fontOf(weight);
  const glyphs = glyphsOf(font, text);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let pen = x - lineWidth(line) * share;
  return glyphs
    .map((glyph, index) => {
      const next = glyphs[index + 1];
      const drawn = glyph.getPath(pen, y, size).commands.map(outlineStep).join('');
      const kerning = next ? font.getKerningValue(glyph, next) : 0;
      pen += (((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm + tracking) * size;
      return drawn;
    })
    .join('');
}
