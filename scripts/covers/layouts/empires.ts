import { rosetteMotif } from '../field';
import type { Rosette } from '../field';
import { SIZE } from '../kit';
import { element } from '@/lib/share/svg';
import { goldLines, openStraps, ring } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';
import { clippedGroup } from '../masks';
import type { Point } from '../../../lib/geometry/point';

/** Builds the path of an upright pointed lens in the middle of the cover, in its units. */
function lens(halfWidth: number, halfHeight: number): string {
  const [x, top, bottom] = [SIZE / 2, SIZE / 2 - halfHeight, SIZE / 2 + halfHeight];
  const radius = (halfWidth ** 2 + halfHeight ** 2) / (2 * halfWidth);
  return `M${x} ${top}A${radius} ${radius} 0 0 1 ${x} ${bottom}A${radius} ${radius} 0 0 1 ${x} ${top}z`;
}

/** Draws the rosette of one of the two empires, clipped to its half of the cover. */
function power(id: string, leftEdge: number, rosette: Rosette & { centre: Point }): string {
  const { centre } = rosette;
  return clippedGroup(
    id,
    element('rect', { x: leftEdge, width: SIZE / 2, height: SIZE }),
    openStraps(rosetteMotif(rosette), { width: 12, gap: 3.5 }, 2.6, 0.3),
    ring(centre, 690, 3),
    ring(centre, 712, 1.8),
  );
}

/**
 * Draws the cover of the episode on the neighbouring empires: a rosette of twelve arms on the left, one of sixteen on
 * the right, and between the two a pointed lens with the title. Returns SVG elements in the cover's 1400 units.
 */
export function empires(cover: Cover): string {
  const middle = SIZE / 2;
  const rosetteShape = { ringPairs: 2, sideRatio: 1.4 };
  const [westCentre, eastCentre] = [
    { x: 60, y: middle },
    { x: SIZE - 60, y: middle },
  ] as const;
  return (
    element('rect', {
      x: middle,
      width: middle,
      height: SIZE,
      fill: '#0b2b33',
      opacity: 0.82,
    }) +
    power('west', 0, {
      ...rosetteShape,
      fold: 12,
      centralRadius: 70,
      angle: 69,
      centre: westCentre,
    }) +
    power('east', middle, {
      ...rosetteShape,
      fold: 16,
      centralRadius: 106,
      angle: 73,
      centre: eastCentre,
    }) +
    element('path', { d: lens(300, 780), fill: cover.palette.deep }) +
    goldLines(lens(300, 780), 4) +
    goldLines(lens(278, 742), 1.8) +
    lockup(cover, { x: middle, y: 690 }, 540, 400)
  );
}
