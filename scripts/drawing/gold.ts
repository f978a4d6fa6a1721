/** Gold ornaments of covers and tools' pictures. Lengths in units of the drawing. */
import { linePath, ribbonBorders, ribbonPath, segmentsPath } from '@/lib/geometry/path';
import type { Band } from '@/lib/geometry/pattern/ribbon';
import { strapwork } from '@/lib/geometry/pattern/strapwork';
import { TURN, polar, type Point } from '@/lib/geometry/point';
import type { Segment } from '@/lib/geometry/segment';
import { element } from '@/lib/share/svg';

type Attributes = Readonly<Record<string, string | number>>;

const stop = (offset: number, color: string): string =>
  element('stop', { offset, 'stop-color': color, 'stop-opacity': 1 });

/** Defines the gradients of gold lines, light at the top, and of the light numerals. */
export const goldGradients = (height: number): string =>
  element(
    'linearGradient',
    { id: 'gold', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 0, y2: height },
    stop(0, '#f0d690'),
    stop(0.45, '#d9b45b'),
    stop(1, '#a97d2f'),
  ) +
  element(
    'linearGradient',
    { id: 'light', x1: 0, y1: 0, x2: 0, y2: 1 },
    stop(0, '#fbf0d2'),
    stop(1, '#e3c374'),
  );

/** Draws thin gold lines. */
export const goldLines = (path: string, width: number, opacity = 1): string =>
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
): string => goldLines(segmentsPath(segments, 1), width, opacity);

/** Draws interlaced bands of solid gold. */
export function solidStraps(segments: readonly Segment[], band: Band, opacity = 1): string {
  const path = strapwork(segments, band).map((ribbon) => ribbonPath(ribbon, 1));
  return element('path', {
    d: path.join(''),
    fill: 'url(#gold)',
    'fill-rule': 'evenodd',
    opacity,
  });
}

/** Draws interlaced bands by their two edges, over a translucent fill of the same gold. */
export function openStraps(
  segments: readonly Segment[],
  band: Band,
  stroke = 2.5,
  fillOpacity = 0.16,
): string {
  const ribbons = strapwork(segments, band);
  const surface = ribbons.map((ribbon) => ribbonPath(ribbon, 1)).join('');
  const borders = ribbons.map((ribbon) => ribbonBorders(ribbon, 1)).join('');
  return (
    element('path', {
      d: surface,
      fill: 'url(#gold)',
      'fill-rule': 'evenodd',
      opacity: fillOpacity,
    }) + goldLines(borders, stroke)
  );
}

export const circle = ({ x, y }: Point, r: number, attributes: Attributes): string =>
  element('circle', { cx: x, cy: y, r, ...attributes });

export const ring = (centre: Point, r: number, width = 3, opacity = 1): string =>
  circle(centre, r, { fill: 'none', stroke: 'url(#gold)', 'stroke-width': width, opacity });

/** Draws a circle of round beads. */
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
