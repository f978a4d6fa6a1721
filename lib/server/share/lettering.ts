import 'server-only';
/** Text as outlines, so that a picture never depends on the fonts of the machine that builds the site. */
import type { Glyph } from 'opentype.js';
import { fontOf, type VariableFont, type Face } from '@/lib/server/share/faces';
import { outlineStep } from '@/lib/share/outline';

/** How a line of text is set. */
export interface Setting {
  readonly face: Face;
  /** Pixels an em. */
  readonly size: number;
  /** Added between letters, in ems. */
  readonly tracking?: number;
}

const NARROW_NO_BREAK = '\u202f';
const NARROW = 0.6;

/** Letters of transliteration that the Latin cut of a face may lack are drawn without their marks. */
const plainLetter = (letter: string): string =>
  /[ʾʿʼ]/.test(letter) ? '’' : letter.normalize('NFD').charAt(0);

/** The glyph of a letter, with a lining figure in place of an old-style one. */
function glyphOf(font: VariableFont, letter: string): Glyph {
  const drawn = letter === NARROW_NO_BREAK ? ' ' : letter;
  const plain = [drawn, plainLetter(drawn)]
    .map((candidate) => font.charToGlyph(candidate))
    .find(({ index }) => index > 0);
  if (!plain)
    throw new Error(
      `« ${letter} » manque aux polices du site : les titres s’écrivent en lettres latines.`,
    );
  const isOldStyle = /[0-9]/.test(letter) && font.glyphNames.nameToGlyphIndex('one.lf') > 0;
  const glyph = isOldStyle ? font.nameToGlyph(`${plain.name}.lf`) : plain;
  return font.variation.getTransform(glyph);
}

/** The glyphs of a line, each with where it stands, and the width of all; in ems. */
function layOut(text: string, { face, tracking = 0 }: Setting) {
  const font = fontOf(face);
  const letters = [...text];
  const glyphs = letters.map((letter) => glyphOf(font, letter));
  let pen = 0;
  const placed = glyphs.map((glyph, index) => {
    const at = pen;
    const next = glyphs[index + 1];
    const share = letters[index] === NARROW_NO_BREAK ? NARROW : 1;
    pen += ((glyph.advanceWidth ?? 0) * share) / font.unitsPerEm;
    if (next) pen += font.getKerningValue(glyph, next) / font.unitsPerEm + tracking;
    return { glyph, at };
  });
  return { placed, width: pen };
}

/** The width of a line, in pixels. */
export const widthOf = (text: string, setting: Setting): number =>
  layOut(text, setting).width * setting.size;

/** The `d` attribute that draws a line whose baseline begins at a point. */
export const outlineOf = (text: string, setting: Setting, x: number, y: number): string =>
  layOut(text, setting)
    .placed.map(({ glyph, at }) => glyph.getPath(x + at * setting.size, y, setting.size))
    .map(({ commands }) => commands.map(outlineStep).join(''))
    .join('');
