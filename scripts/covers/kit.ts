/** What the covers share: a square of 1400 units, its palettes, and what a cover says. */
import type { Point } from '@/lib/geometry/point';
import { svgDocument } from '@/lib/share/svg';

export const SIZE = 1400;
export const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };

export type Palette = {
  /** The colour of the picture as a whole. */
  readonly ground: string;
  /** The darkest tone: corners, and the disc behind the number. */
  readonly deep: string;
  /** The lightest tone of the ground, where light falls. */
  readonly glow: string;
};

export type Cover = {
  /** What is read at any size: the episode's number, or two letters. */
  readonly mark: string;
  readonly title: string;
  readonly palette: Palette;
};

/** A whole picture of `SIZE` by `SIZE`. */
export const picture = (...children: string[]): string =>
  svgDocument({ width: SIZE, height: SIZE }, ...children);
