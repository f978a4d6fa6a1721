import { TURN, distance, polar } from '../../../lib/geometry/point';
import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import { fieldMotif, partMotif } from '../field';
import { element } from '@/lib/share/svg';
import { beads, circle, goldLines, solidStraps, thinMotif } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';

const MOON = { centre: { x: 668, y: 706 }, radius: 596 };
const SHADE = { centre: { x: 800, y: 662 }, radius: 494 };

/** Builds the path of the moon's lit part: its own edge, then back along the shade's. */
function litPath(moon: number, shade: number): string {
  const centreDistance = distance(MOON.centre, SHADE.centre);
  const chordDistance = (centreDistance ** 2 + moon ** 2 - shade ** 2) / (2 * centreDistance);
  const halfAngle = Math.acos(chordDistance / moon);
  const axisAngle = Math.atan2(SHADE.centre.y - MOON.centre.y, SHADE.centre.x - MOON.centre.x);
  const [upperTip, lowerTip] = [-halfAngle, halfAngle].map((turn) =>
    polar(moon, axisAngle + turn, MOON.centre),
  );
  if (!upperTip || !lowerTip) return '';
  const coordinates = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${coordinates(upperTip)}A${moon} ${moon} 0 1 0 ${coordinates(lowerTip)}A${shade} ${shade} 0 1 1 ${coordinates(upperTip)}z`;
}

/** Draws a new moon, from which years are counted, and the days that lead to it. */
export function crescent(cover: Cover): string {
  const { deep, glow } = cover.palette;
  const motif = partMotif(
    octagonsAndSquares(62),
    64,
    (corner) =>
      distance(corner, MOON.centre) < MOON.radius + 10 &&
      distance(corner, SHADE.centre) > SHADE.radius - 10,
    MOON.centre,
  );
  const litShape = litPath(MOON.radius, SHADE.radius);
  const days = Array.from({ length: 9 }, (_, index) =>
    circle(
      polar(MOON.radius + 4, TURN * (0.874 + index * 0.018), MOON.centre),
      5 + (8 - index) * 0.9,
      {
        fill: 'url(#gold)',
      },
    ),
  );
  return (
    thinMotif(fieldMotif(octagonsAndSquares(124), 64, MOON.centre), 1.6, 0.14) +
    circle(SHADE.centre, SHADE.radius, { fill: deep, opacity: 0.55 }) +
    element('clipPath', { id: 'lit' }, element('path', { d: litShape })) +
    element(
      'g',
      { 'clip-path': 'url(#lit)' },
      element('path', { d: litShape, fill: glow }),
      solidStraps(motif, { width: 13, gap: 4 }),
    ) +
    goldLines(litShape, 5) +
    days.join('') +
    beads(MOON.centre, 640, 110, 4, 0.35) +
    lockup(cover, { x: 812, y: 670 }, 580, 520)
  );
}
