/** Text as outlines, so that pictures do not depend on the machine's fonts. */
import type { Font, Glyph } from 'opentype.js';
import { ligatureAt } from '@/lib/share/ligatures';
import { outlineStep } from '@/lib/share/outline';

/** A glyph of a line, and its advance to the next glyph, in ems. */
export interface Letter {
  readonly glyph: Glyph;
  readonly advance: number;
}

/** A line of text shaped by a font. */
export interface ShapedLine {
  readonly letters: readonly Letter[];
  /** In ems. */
  readonly width: number;
}

const NARROW_NO_BREAK = '\u202f';
/** Width of a narrow no-break space, which the fonts lack, as a ratio of a space. */
const NARROW_RATIO = 0.6;

/** Replaces a transliterated letter that a Latin subset may lack by its base letter. */
const plainLetter = (letter: string): string =>
  /[ʾʿʼ]/.test(letter) ? '’' : letter.normalize('NFD').charAt(0);

/** Returns the glyph of a letter, with lining figures in place of old-style figures. */
function glyphOf(font: Font, letter: string): Glyph {
  const drawnLetter = letter === NARROW_NO_BREAK ? ' ' : letter;
  const glyph = [drawnLetter, plainLetter(drawnLetter)]
    .map((candidate) => font.charToGlyph(candidate))
    .find(({ index }) => index > 0);
  if (!glyph)
    throw new Error(
      `« ${letter} » manque aux polices du site : les titres s’écrivent en lettres latines.`,
    );
  const liningName = `${glyph.name}.lf`;
  const isOldStyle = /[0-9]/.test(letter) && font.glyphNames.nameToGlyphIndex(liningName) > 0;
  return isOldStyle ? font.nameToGlyph(liningName) : glyph;
}

interface ShapedGlyph {
  readonly glyph: Glyph;
  /** Factor of the glyph's own width. */
  readonly width: number;
}

/** Shapes a text into glyphs, with ligatures. */
function shapeText(font: Font, text: string): readonly ShapedGlyph[] {
  const letters = [...text];
  const glyphs = letters.map((letter) => glyphOf(font, letter));
  const indexes = glyphs.map(({ index }) => index);
  const shapedGlyphs: ShapedGlyph[] = [];
  for (let position = 0; position < glyphs.length;) {
    const ligature = ligatureAt(font, indexes, position);
    const glyph = ligature ? font.glyphs.get(ligature.by) : glyphs[position];
    if (glyph)
      shapedGlyphs.push({
        glyph,
        width: letters[position] === NARROW_NO_BREAK ? NARROW_RATIO : 1,
      });
    position += ligature?.sub.length ?? 1;
  }
  return shapedGlyphs;
}

/**
 * Shapes a line of text, kerned, with `tracking` ems between its glyphs.
 * @throws Error in French for a letter that the font lacks, since the text comes from content/
 */
export function shapeLine(font: Font, text: string, tracking = 0): ShapedLine {
  const shapedGlyphs = shapeText(font, text);
  const advances = shapedGlyphs.map(({ glyph, width }, index) => {
    const nextGlyph = shapedGlyphs[index + 1]?.glyph;
    return (
      (glyph.advanceWidth ?? 0) * width +
      (nextGlyph ? font.getKerningValue(glyph, nextGlyph) : 0)
    );
  });
  const lastIndex = shapedGlyphs.length - 1;
  return {
    letters: shapedGlyphs.map(({ glyph }, index) => ({
      glyph,
      advance: (advances[index] ?? 0) / font.unitsPerEm + (index < lastIndex ? tracking : 0),
    })),
    width:
      advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm +
      tracking * Math.max(lastIndex, 0),
  };
}

/** Draws a line of text whose baseline begins at a point, as the `d` attribute of a path. */
export function outlineOf(line: ShapedLine, size: number, x: number, y: number): string {
  let left = x;
  return line.letters
    .map(({ glyph, advance }) => {
      const { commands } = glyph.getPath(left, y, size);
      left += advance * size;
      return commands.map(outlineStep).join('');
    })
    .join('');
}
