/** Common parts of the covers: a square of 1400 units, the palettes, and the data of a cover. */
import type { Point } from '@/lib/geometry/point';
import { svgDocument } from '@/lib/share/svg';

export const SIZE = 1400;
export const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };

export type Palette = {
  /** Main colour of the picture. */
  readonly ground: string;
  /** Darkest tone: corners, and the disc behind the number. */
  readonly deep: string;
  /** Lightest tone of the background, in the light. */
  readonly glow: string;
};

export type Cover = {
  /** The large text: the episode's number, or two letters. */
  readonly mark: string;
  readonly title: string;
  readonly palette: Palette;
};

/** Writes a complete picture of `SIZE` by `SIZE`. */
export const picture = (...children: string[]): string =>
  svgDocument({ width: SIZE, height: SIZE }, ...children);
