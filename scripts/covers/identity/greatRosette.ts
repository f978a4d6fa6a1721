import { ribbonBorders, ribbonPath, segmentsPath } from '../../../lib/geometry/path';
import type { Point } from '../../../lib/geometry/point';
import { rosetteRibbons } from '../../../lib/geometry/scene/rosetteArm';
import { starChords } from '@/lib/geometry/pattern/star';
import { element, group } from '@/lib/share/svg';
import { beads, circle, goldLines, ring } from '@/scripts/drawing/gold';
import { GOLD_LIGHT, TEAL } from './colours';

const CENTRE = { x: 0, y: 0 };

function halo(radius: number): string {
  const stop = (offset: number, color: string, opacity: number) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
  return (
    element(
      'radialGradient',
      { id: 'halo' },
      stop(0, GOLD_LIGHT, 0.6),
      stop(0.16, GOLD_LIGHT, 0.24),
      stop(0.42, TEAL, 0.75),
      stop(1, TEAL, 0),
    ) + circle(CENTRE, radius * 2, { fill: 'url(#halo)' })
  );
}

/** Draws the great rosette of the home page, without animation. */
export function greatRosette(centre: Point, radius: number, stroke: number): string {
  const ribbons = rosetteRibbons({
    fold: 16,
    radius: radius * 0.91,
    pairs: 2,
    sideRatio: 1.4,
    angle: 66,
    width: radius * 0.017,
    gap: radius * 0.004,
  });
  const surface = ribbons.map((ribbon) => ribbonPath(ribbon, 1)).join('');
  const borders = ribbons.map((ribbon) => ribbonBorders(ribbon, 1)).join('');
  return group(
    { transform: `translate(${centre.x} ${centre.y})` },
    halo(radius),
    ring(CENTRE, radius, stroke),
    ring(CENTRE, radius * 0.965, stroke),
    beads(CENTRE, radius * 0.983, 128, radius * 0.011),
    goldLines(segmentsPath(starChords(16, 7, radius * 0.13), 1), stroke * 0.6, 0.8),
    element('path', { d: surface, fill: 'url(#gold)', opacity: 0.3 }),
    goldLines(borders, stroke),
  );
}
