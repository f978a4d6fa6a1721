import type { Font } from 'opentype.js';

/** A substitution of the font's `liga` feature: the indexes of some glyphs, and the glyph that stands for them. */
interface Ligature {
  readonly sub: readonly number[];
  readonly by: number;
}

/** What opentype.js knows of a font's substitutions, which its types do not tell. */
interface Substituting {
  readonly getLigatures: (feature: 'liga') => readonly Ligature[];
}

const isSubstituting = (value: object): value is Substituting => 'getLigatures' in value;

const known = new WeakMap<Font, readonly Ligature[]>();

/** Reads the ligatures that a font draws by default (OpenType `liga`), the longest first. */
function ligaturesOf(font: Font): readonly Ligature[] {
  const read = known.get(font);
  if (read) return read;
  const { substitution }: { readonly substitution: object } = font;
  const ligatures = isSubstituting(substitution)
    ? substitution.getLigatures('liga').toSorted((a, b) => b.sub.length - a.sub.length)
    : [];
  known.set(font, ligatures);
  return ligatures;
}

/** Finds the ligature that a line of glyph indexes has from a rank on; undefined without one. */
export const ligatureAt = (
  font: Font,
  indexes: readonly number[],
  from: number,
): Ligature | undefined =>
  ligaturesOf(font).find(({ sub }) =>
    sub.every((index, offset) => indexes[from + offset] === index),
  );
