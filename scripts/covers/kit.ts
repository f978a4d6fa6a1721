/** The few drawing words the covers share. All lengths are in a square of 1400 units. */
import { linePath, ribbonBorders, ribbonPath, segmentsPath } from '../../lib/geometry/path';
import { TURN, polar } from '../../lib/geometry/point';
import type { Point } from '../../lib/geometry/point';
import type { Segment } from '../../lib/geometry/segment';
import { strapwork } from '../../lib/geometry/strapwork';
import type { Band } from '../../lib/geometry/ribbon';

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

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return children.length > 0
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...children);

export const moved = ({ x, y }: Point, ...children: string[]): string =>
  group({ transform: `translate(${x} ${y})` }, ...children);

/** Thin gold lines. */
export const lines = (path: string, width: number, opacity = 1): string =>
  element('path', {
    d: path,
    fill: 'none',
    stroke: 'url(#gold)',
    'stroke-width': width,
    opacity,
  });

export const thinMotif = (
  segments: readonly Segment[],
  width: number,
  opacity: number,
): string => lines(segmentsPath(segments, 1), width, opacity);

/** Interlaced bands of solid gold. */
export function solidStraps(segments: readonly Segment[], band: Band, opacity = 1): string {
  const path = strapwork(segments, band).map((ribbon) => ribbonPath(ribbon, 1));
  return element('path', {
    d: path.join(''),
    fill: 'url(#gold)',
    'fill-rule': 'evenodd',
    opacity,
  });
}

/** Interlaced bands seen by their two borders, over a veil of the same gold. */
export function openStraps(
  segments: readonly Segment[],
  band: Band,
  stroke = 2.5,
  veil = 0.16,
): string {
  const ribbons = strapwork(segments, band);
  const surface = ribbons.map((ribbon) => ribbonPath(ribbon, 1)).join('');
  const borders = ribbons.map((ribbon) => ribbonBorders(ribbon, 1)).join('');
  return (
    element('path', { d: surface, fill: 'url(#gold)', 'fill-rule': 'evenodd', opacity: veil }) +
    lines(borders, stroke)
  );
}

export const circle = ({ x, y }: Point, r: number, attributes: Attributes): string =>
  element('circle', { cx: x, cy: y, r, ...attributes });

export const ring = (centre: Point, r: number, width = 3, opacity = 1): string =>
  circle(centre, r, { fill: 'none', stroke: 'url(#gold)', 'stroke-width': width, opacity });

/** A circle of round beads. */
export function beads(
  centre: Point,
  r: number,
  count: number,
  size: number,
  opacity = 1,
): string {
  const dots = Array.from({ length: count }, (_, index) =>
    linePath([polar(r, (index * TURN) / count, centre)], false, 1).concat('h0'),
  );
  return element('path', {
    d: dots.join(''),
    stroke: 'url(#gold)',
    'stroke-width': size,
    'stroke-linecap': 'round',
    opacity,
  });
}

/** A whole picture of `SIZE` by `SIZE`, or of other dimensions. */
export const picture = (...children: string[]): string => canvas(SIZE, SIZE, ...children);

export const canvas = (width: number, height: number, ...children: string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );
