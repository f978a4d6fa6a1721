import { motifs } from '@/lib/geometry/pattern/hankin';
import { polygonPath, segmentsPath } from '@/lib/geometry/path';
import { degrees, polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { rosetteGrowth, rosettePatch } from '@/lib/geometry/pattern/rosette';
import { INK } from '../ink';
import { textAt } from '../lettering';

const NORTH_ANGLE = -Math.PI / 2;

/** Builds the path of one half of a star's point: one half is lit, the other shaded. */
function ray(
  centre: Point,
  angle: number,
  length: number,
  shoulderRadius: number,
  half: -1 | 1,
): string {
  const shoulder = polar(shoulderRadius, angle + (half * Math.PI) / 8, centre);
  return polygonPath([centre, polar(length, angle, centre), shoulder]);
}

/**
 * Draws a compass rose: a rosette (Hankin's polygons in contact) and, painted over the rosette, an eight-pointed star.
 * Returns SVG elements.
 * @param radius radius of the rose, in pixels of the map
 * @param letter initial of "north" above the rose
 */
export function compassDrawing(centre: Point, radius: number, letter: string): string {
  const fold = 16;
  const centralRadius = (radius * 0.7) / rosetteGrowth(fold);
  const ringPairs = 1;
  const sideRatio = 1;
  const { polygons } = rosettePatch(fold, centralRadius, ringPairs, sideRatio, centre);
  const lace = segmentsPath(motifs(polygons, { angle: degrees(62) }));
  const rays = [1, 3, 5, 7, 0, 2, 4, 6].map((eighth) => {
    const angle = NORTH_ANGLE + (eighth * Math.PI) / 4;
    const length = radius * (eighth % 2 ? 0.58 : 0.92);
    const shoulderRadius = radius * 0.17;
    return [
      `<path d="${ray(centre, angle, length, shoulderRadius, -1)}" fill="${INK.paper}" stroke="${INK.night}" stroke-width="0.6" stroke-linejoin="round"/>`,
      `<path d="${ray(centre, angle, length, shoulderRadius, 1)}" fill="${eighth === 0 ? '#a4472d' : INK.night}" stroke="${INK.night}" stroke-width="0.6" stroke-linejoin="round"/>`,
    ].join('');
  });
  const ring = (ratio: number, width: number): string =>
    `<circle cx="${centre.x}" cy="${centre.y}" r="${radius * ratio}" fill="none" stroke="${INK.gold}" stroke-width="${width}"/>`;
  const northLetter = textAt(
    letter,
    { face: '700-normal', size: radius * 0.3, tracking: 0 },
    centre.x,
    centre.y - radius * 1.02,
  );
  return [
    `<circle cx="${centre.x}" cy="${centre.y}" r="${radius * 0.76}" fill="${INK.paper}" fill-opacity="0.55"/>`,
    `<path d="${lace}" fill="none" stroke="${INK.gold}" stroke-width="0.75" stroke-linecap="round"/>`,
    ring(0.76, 1.1),
    ring(0.71, 0.5),
    ...rays,
    `<circle cx="${centre.x}" cy="${centre.y}" r="${radius * 0.06}" fill="${INK.gold}" stroke="${INK.night}" stroke-width="0.6"/>`,
    `<path d="${northLetter}" fill="${INK.night}" stroke="${INK.paper}" stroke-width="3" stroke-opacity="0.7" paint-order="stroke"/>`,
  ].join('');
}
