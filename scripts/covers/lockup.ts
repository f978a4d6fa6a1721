import { starOutline } from '@/lib/geometry/pattern/star';
import { polygonPath } from '../../lib/geometry/path';
import { element } from '@/lib/share/svg';
import { beads, circle, ring } from '@/scripts/drawing/gold';
import type { Cover } from './kit';
import type { Point } from '../../lib/geometry/point';
import { linePathOf, lineWidth } from '@/scripts/drawing/lettering';

const LIGHT = 'url(#light)';

/** Height of the lining figures, in ems. */
const FIGURE_HEIGHT = 0.63;

const lightText = (d: string): string => element('path', { d, fill: LIGHT });

/**
 * Draws the large text of a cover, the episode's number or letters, centred on a point.
 * @param size font size, in units of the cover
 */
export const numeral = ({ mark }: Cover, centre: Point, size: number): string =>
  lightText(
    linePathOf({
      text: mark,
      size,
      x: centre.x,
      y: centre.y + (FIGURE_HEIGHT * size) / 2,
      weight: 600,
    }),
  );

/**
 * Draws the short title of a cover on a baseline through a point.
 * @param size font size, in units of the cover
 */
export const title = (
  cover: Cover,
  centre: Point,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string =>
  lightText(
    linePathOf({ text: cover.title, size, ...centre, anchor, weight: 600, tracking: 0.015 }),
  );

/** Draws a hairline on each side of a small star. */
function rule({ x, y }: Point, halfWidth: number): string {
  const line = `M${x - halfWidth} ${y}H${x - 22}M${x + 22} ${y}H${x + halfWidth}`;
  return (
    element('path', { d: line, stroke: 'url(#gold)', 'stroke-width': 2.5, fill: 'none' }) +
    element('path', { d: polygonPath(starOutline(8, 3, 13, { x, y }), 1), fill: 'url(#gold)' })
  );
}

/**
 * Draws the number above its short title, centred on a point.
 * @param size font size of the number, in units of the cover
 * @param maxWidth width to which a wider title is scaled down, in units of the cover
 */
export function lockup(cover: Cover, centre: Point, size: number, maxWidth: number): string {
  const gap = size * 0.2;
  const width = lineWidth({ text: cover.title, size: gap, tracking: 0.015 });
  const titleSize = Math.min(gap, (gap * maxWidth) / width);
  const top = centre.y - size * 0.46;
  const middle = { x: centre.x, y: top + (FIGURE_HEIGHT * size) / 2 };
  return (
    numeral(cover, middle, size) +
    rule({ x: centre.x, y: top + size * 0.73 }, size * 0.24) +
    title(cover, { x: centre.x, y: top + size * 0.8 + titleSize * 0.68 }, titleSize)
  );
}

/** Draws a dark disc with rings, on which a lock-up stands. */
export function medallion(centre: Point, radius: number, fill: string): string {
  return (
    circle(centre, radius, { fill }) +
    ring(centre, radius, 4) +
    ring(centre, radius - 26, 1.8, 0.9) +
    beads(centre, radius - 13, Math.round(radius / 5.5), 5)
  );
}
