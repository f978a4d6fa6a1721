/** Text as outlines, so that a picture never depends on the fonts of the machine that draws it. */
import type { Font, Glyph } from 'opentype.js';
import { ligatureAt } from '@/lib/share/ligatures';
import { outlineStep } from '@/lib/share/outline';

/** A glyph of a line, and how far it is from there to the next one, in ems. */
export interface Letter {
  readonly glyph: Glyph;
  readonly advance: number;
}

/** A line of text as a font sets it. */
export interface SetLine {
  readonly letters: readonly Letter[];
  /** In ems. */
  readonly width: number;
}

const NARROW_NO_BREAK = '\u202f';
/** The width of a narrow no-break space, as a ratio of a space: the fonts have none. */
const NARROW = 0.6;

/** Replaces a letter of transliteration that a Latin cut may lack by the one without its marks. */
const plainLetter = (letter: string): string =>
  /[ʾʿʼ]/.test(letter) ? '’' : letter.normalize('NFD').charAt(0);

/** The glyph of a letter, with a lining figure in place of an old-style one. */
function glyphOf(font: Font, letter: string): Glyph {
  const drawn = letter === NARROW_NO_BREAK ? ' ' : letter;
  const glyph = [drawn, plainLetter(drawn)]
    .map((candidate) => font.charToGlyph(candidate))
    .find(({ index }) => index > 0);
  if (!glyph)
    throw new Error(
      `« ${letter} » manque aux polices du site : les titres s’écrivent en lettres latines.`,
    );
  const lining = `${glyph.name}.lf`;
  const isOldStyle = /[0-9]/.test(letter) && font.glyphNames.nameToGlyphIndex(lining) > 0;
  return isOldStyle ? font.nameToGlyph(lining) : glyph;
}

interface Shaped {
  readonly glyph: Glyph;
  /** A ratio of the glyph's own width. */
  readonly width: number;
}

/** The glyphs of a text, its ligatures drawn as one. */
function shape(font: Font, text: string): readonly Shaped[] {
  const letters = [...text];
  const glyphs = letters.map((letter) => glyphOf(font, letter));
  const indexes = glyphs.map(({ index }) => index);
  const shaped: Shaped[] = [];
  for (let at = 0; at < glyphs.length;) {
    const ligature = ligatureAt(font, indexes, at);
    const glyph = ligature ? font.glyphs.get(ligature.by) : glyphs[at];
    if (glyph) shaped.push({ glyph, width: letters[at] === NARROW_NO_BREAK ? NARROW : 1 });
    at += ligature?.sub.length ?? 1;
  }
  return shaped;
}

/**
 * Sets a line of text, kerned, with `tracking` ems added between its glyphs.
 * @throws Error when the font lacks a letter, in French: it stands in a title of content/.
 */
export function setLine(font: Font, text: string, tracking = 0): SetLine {
  const shaped = shape(font, text);
  const advances = shaped.map(({ glyph, width }, index) => {
    const next = shaped[index + 1]?.glyph;
    return (glyph.advanceWidth ?? 0) * width + (next ? font.getKerningValue(glyph, next) : 0);
  });
  const last = shaped.length - 1;
  return {
    letters: shaped.map(({ glyph }, index) => ({
      glyph,
      advance: (advances[index] ?? 0) / font.unitsPerEm + (index < last ? tracking : 0),
    })),
    width:
      advances.reduce((sum, own) => sum + own, 0) / font.unitsPerEm +
      tracking * Math.max(last, 0),
  };
}

/** Draws a line of text whose baseline begins at a point, as the `d` attribute of a path. */
export function outlineOf(line: SetLine, size: number, x: number, y: number): string {
  let left = x;
  return line.letters
    .map(({ glyph, advance }) => {
      const { commands } = glyph.getPath(left, y, size);
      left += advance * size;
      return commands.map(outlineStep).join('');
    })
    .join('');
}
