/** Drawings of a coin's two faces: rings, circular legends, and a field that may be empty. */
import { TURN, polar } from '../../lib/geometry/point';
import type { Point } from '../../lib/geometry/point';
import { arabicPath, setArabic } from './arabicLine';
import { seededBy, element, group, decimal, stroke, GOLD, INK, PARCHMENT } from './strokeKit';

export const FACES = { left: { x: 262, y: 300 }, right: { x: 698, y: 300 } } as const;
export const RADIUS = 196;

const circle = ({ x, y }: Point, r: number, width: number, color = INK, fill = 'none') =>
  element('circle', { cx: x, cy: y, r, fill, stroke: color, 'stroke-width': width });

/** Draws the blank with its irregular edge, and rings inside. */
export function blank(centre: Point, seed: string, rings: readonly number[]): string {
  const random = seededBy(seed);
  const edge = Array.from({ length: 60 }, (_, index) => {
    const { x, y } = polar(RADIUS + (random() - 0.5) * 6, (index * TURN) / 60, centre);
    return `${index === 0 ? 'M' : 'L'}${decimal(x)} ${decimal(y)}`;
  });
  return (
    element('path', {
      d: `${edge.join('')}Z`,
      fill: PARCHMENT,
      stroke: INK,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }) + rings.map((r) => circle(centre, r, 1.6, GOLD)).join('')
  );
}

/** Draws a ring of `count` dots, of radius `r` pixels. */
export function beads(centre: Point, r: number, count: number): string {
  const dots = Array.from({ length: count }, (_, index) => {
    const { x, y } = polar(r, (index * TURN) / count, centre);
    return `M${decimal(x)} ${decimal(y)}h0.1`;
  });
  return stroke(dots.join(''), 3.2, INK, 0.7);
}

/** Draws a legend around the field: each word set straight and rotated onto the ring, counterclockwise from the top. */
export function legend(
  centre: Point,
  r: number,
  texts: readonly string[],
  unit: number,
): string {
  const lines = texts.map(setArabic);
  const totalLength = lines.reduce((sum, { length }) => sum + length, 0);
  const gap = (TURN * r - totalLength * unit) / texts.length;
  let lineStart = gap / 2;
  return lines
    .map((line) => {
      const length = line.length * unit;
      const angle = -(lineStart + length / 2) / r;
      lineStart += length + gap;
      const path = stroke(arabicPath(line, length / 2, 0, unit), Math.max(1.5, unit * 0.6));
      const degrees = decimal((angle * 360) / TURN);
      return group(
        {
          transform: `translate(${centre.x} ${centre.y}) rotate(${degrees}) translate(0 ${-r})`,
        },
        path,
      );
    })
    .join('');
}

/** Draws lines of Arabic in the middle of a face. */
export function field(centre: Point, texts: readonly string[], unit: number): string {
  const step = unit * 11;
  return stroke(
    texts
      .map((text, index) => {
        const line = setArabic(text);
        const y = centre.y + (index - (texts.length - 1) / 2) * step + unit * 2.4;
        return arabicPath(line, centre.x + (line.length * unit) / 2, y, unit);
      })
      .join(''),
    Math.max(1.8, unit * 0.62),
  );
}

/** Draws an empty medallion in place of a portrait, which this site does not draw. */
export const emptyField = (centre: Point, r: number): string =>
  element('circle', {
    cx: centre.x,
    cy: centre.y,
    r,
    fill: 'none',
    stroke: INK,
    'stroke-width': 1.4,
    'stroke-dasharray': '3 7',
    'stroke-linecap': 'round',
    opacity: 0.6,
  });

/** Draws crescents with stars, as at four points of the rim of Persian drachms. */
export function crescents(centre: Point, r: number): string {
  return Array.from({ length: 4 }, (_, index) => {
    const { x, y } = polar(r, (index * TURN) / 4, centre);
    return stroke(
      `M${decimal(x - 9)} ${decimal(y - 4)}a10 10 0 0 0 18 0M${decimal(x)} ${decimal(y - 8)}v8M${decimal(x - 4)} ${decimal(y - 4)}h8`,
      1.8,
    );
  }).join('');
}
