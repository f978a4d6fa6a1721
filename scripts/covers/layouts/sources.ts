import { linePath, polygonPath } from '../../../lib/geometry/path';
import { TURN, polar } from '../../../lib/geometry/point';
import { rosettePatch } from '@/lib/geometry/pattern/rosette';
import { rosetteMotif } from '../field';
import { MIDDLE, SIZE } from '../kit';
import { element } from '@/lib/share/svg';
import { circle, ring, solidStraps, thinMotif } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup, medallion } from '../lockup';
import { clippedGroup } from '../masks';

const ROSETTE = { fold: 12, centralRadius: 282, sideRatio: 0.8 } as const;
const CHALK = '#dfe6e4';

const chalkLine = (path: string, width: number, opacity: number, dash = 'none'): string =>
  element('path', {
    d: path,
    fill: 'none',
    stroke: CHALK,
    'stroke-width': width,
    'stroke-dasharray': dash,
    opacity,
  });

/** Draws the construction of the rosette by compass and ruler: circles, radii, and Hankin's polygons in contact. */
function construction(): string {
  const { polygons } = rosettePatch(
    ROSETTE.fold,
    ROSETTE.centralRadius,
    1,
    ROSETTE.sideRatio,
    MIDDLE,
  );
  const radii = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * TURN) / 24;
    return linePath([polar(300, angle, MIDDLE), polar(960, angle, MIDDLE)], false, 1);
  });
  const circles = [430, 517, 620, 700].map((r) =>
    circle(MIDDLE, r, { fill: 'none', stroke: CHALK, 'stroke-width': 2, opacity: 0.4 }),
  );
  return (
    circles.join('') +
    chalkLine(radii.join(''), 1.6, 0.35) +
    chalkLine(polygons.map((polygon) => polygonPath(polygon, 1)).join(''), 3, 0.85, '12 9')
  );
}

/**
 * Draws the cover of the episode on the sources: the construction of a rosette on the left half, the finished rosette on
 * the right half, and a medallion with the title. Returns SVG elements in the cover's 1400 units.
 */
export function sources(cover: Cover): string {
  const motif = rosetteMotif({ ...ROSETTE, ringPairs: 1, angle: 51 });
  const halfPicture = (x: number) => element('rect', { x, width: SIZE / 2, height: SIZE });
  return (
    clippedGroup('drawn', halfPicture(0), construction(), thinMotif(motif, 3.4, 1)) +
    clippedGroup(
      'done',
      halfPicture(SIZE / 2),
      element('rect', { width: SIZE, height: SIZE, fill: cover.palette.deep, opacity: 0.35 }),
      solidStraps(motif, { width: 25, gap: 7 }),
      ring(MIDDLE, 690, 4),
      ring(MIDDLE, 708, 1.8),
    ) +
    element('path', {
      d: `M${SIZE / 2} 0V${SIZE}`,
      stroke: CHALK,
      'stroke-width': 2,
      opacity: 0.5,
    }) +
    medallion(MIDDLE, 298, cover.palette.deep) +
    lockup(cover, MIDDLE, 360, 400)
  );
}
