import type { Font } from 'opentype.js';

/** A substitution of the font's `liga` feature: glyph indices, and the ligature's glyph. */
interface Ligature {
  readonly sub: readonly number[];
  readonly by: number;
}

/** Substitutions of a font in opentype.js, absent from its types. */
interface LigatureTable {
  readonly getLigatures: (feature: 'liga') => readonly Ligature[];
}

const hasLigatures = (value: object): value is LigatureTable => 'getLigatures' in value;

const ligaturesByFont = new WeakMap<Font, readonly Ligature[]>();

/** Reads the default ligatures of a font (OpenType `liga`), longest first. */
function ligaturesOf(font: Font): readonly Ligature[] {
  const cachedLigatures = ligaturesByFont.get(font);
  if (cachedLigatures) return cachedLigatures;
  const { substitution }: { readonly substitution: object } = font;
  const ligatures = hasLigatures(substitution)
    ? substitution.getLigatures('liga').toSorted((a, b) => b.sub.length - a.sub.length)
    : [];
  ligaturesByFont.set(font, ligatures);
  return ligatures;
}

/** Finds the ligature at a position in a line of glyph indices; undefined for none. */
export const ligatureAt = (
  font: Font,
  indexes: readonly number[],
  start: number,
): Ligature | undefined =>
  ligaturesOf(font).find(({ sub }) =>
    sub.every((index, offset) => indexes[start + offset] === index),
  );
