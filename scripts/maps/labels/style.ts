/** Common styles of labels. */
import { INK } from '../ink';
import { textLength } from '../lettering';
import type { Lettering } from '../lettering';
import type { Candidate, Label } from './label';

/** Style of a kind of label, with its costs. */
export type Style = Omit<Label, 'lines' | 'candidates'>;

export const LAND: Omit<Style, 'lettering'> = {
  fill: INK.text,
  halo: INK.halo,
  opacity: 1,
  zone: 'land',
  reliefCost: 9,
  density: 1,
  limit: 6,
};
export const SEA = {
  ...LAND,
  fill: INK.seaText,
  halo: INK.seaHalo,
  zone: 'sea',
  reliefCost: 0,
} as const;

/** Builds a roman lettering, with its size in pixels and its tracking in ems. */
export const roman = (size: number, tracking: number): Lettering => ({
  face: '600-normal',
  size,
  tracking,
});
/** Builds an italic lettering, with its size in pixels and its tracking in ems. */
export const italic = (size: number, tracking = 0.02): Lettering => ({
  face: '600-italic',
  size,
  tracking,
});
/** Builds a bold italic lettering, with its size in pixels and its tracking in ems. */
export const boldItalic = (size: number, tracking = 0.02): Lettering => ({
  face: '700-italic',
  size,
  tracking,
});

/** Converts a text to capitals by the rules of French. */
export const capitals = (text: string): string => text.toLocaleUpperCase('fr');

const maxLength = (lines: readonly string[], lettering: Lettering): number =>
  Math.max(...lines.map((line) => textLength(line, lettering)));

/** Builds a label in a style; its candidates depend on its length in that style. */
export function label(
  lines: readonly string[],
  style: Style,
  candidates: (length: number) => readonly Candidate[],
): Label {
  return { lines, ...style, candidates: candidates(maxLength(lines, style.lettering)) };
}

/** Distances of a label from its line, in pixels; negative on the other side. */
export const BOTH_SIDES = [
  0, 6, -6, 12, -12, 18, -18, 26, -26, 36, -36, 48, -48, 62, -62, 78, -78,
];
