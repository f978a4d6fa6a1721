import { TURN, distance, polar } from '../../../lib/geometry/point';
import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import { fieldMotif, partMotif } from '../field';
import { element } from '@/lib/share/svg';
import { beads, circle, goldLines, solidStraps, thinMotif } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';

const MOON = { centre: { x: 668, y: 706 }, radius: 596 };
const SHADOW = { centre: { x: 800, y: 662 }, radius: 494 };

/**
 * Builds the path of the lit part: along the moon's outer arc, then back along the shadow's arc. Radii are in units of
 * the cover.
 */
function litPath(moonRadius: number, shadowRadius: number): string {
  const centreDistance = distance(MOON.centre, SHADOW.centre);
  const chordDistance =
    (centreDistance ** 2 + moonRadius ** 2 - shadowRadius ** 2) / (2 * centreDistance);
  const halfAngle = Math.acos(chordDistance / moonRadius);
  const axisAngle = Math.atan2(
    SHADOW.centre.y - MOON.centre.y,
    SHADOW.centre.x - MOON.centre.x,
  );
  const [upperTip, lowerTip] = [-halfAngle, halfAngle].map((turn) =>
    polar(moonRadius, axisAngle + turn, MOON.centre),
  );
  if (!upperTip || !lowerTip) return '';
  const coordinates = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${coordinates(upperTip)}A${moonRadius} ${moonRadius} 0 1 0 ${coordinates(lowerTip)}A${shadowRadius} ${shadowRadius} 0 1 1 ${coordinates(upperTip)}z`;
}

/**
 * Draws the cover of the episode on the Hijra: a crescent filled with strapwork, nine discs of decreasing size along its
 * edge (the preceding days), and the title. Returns SVG elements in the cover's 1400 units.
 */
export function crescent(cover: Cover): string {
  const { deep, glow } = cover.palette;
  const motif = partMotif(
    octagonsAndSquares(62),
    64,
    (corner) =>
      distance(corner, MOON.centre) < MOON.radius + 10 &&
      distance(corner, SHADOW.centre) > SHADOW.radius - 10,
    MOON.centre,
  );
  const litShape = litPath(MOON.radius, SHADOW.radius);
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
    circle(SHADOW.centre, SHADOW.radius, { fill: deep, opacity: 0.55 }) +
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
