import { dodecagonsAndTriangles } from '@/lib/geometry/pattern/tilings';
import { fieldMotif, plait } from '../field';
import { MIDDLE } from '../kit';
import { beads, circle, ring, solidStraps } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';
import { fadingGroup } from '../masks';

/**
 * Draws the cover of the episode on the trials in Mecca: a dense field of strapwork around a closed plait, and the title
 * inside. Returns SVG elements in the cover's 1400 units.
 */
export function enclosure(cover: Cover): string {
  const field = fieldMotif(dodecagonsAndTriangles(62), 60);
  return (
    fadingGroup('press', MIDDLE, 540, 1120, solidStraps(field, { width: 10, gap: 4 })) +
    circle(MIDDLE, 580, { fill: cover.palette.deep }) +
    ring(MIDDLE, 580, 5) +
    beads(MIDDLE, 559, 96, 11) +
    [538, 384].map((radius) => ring(MIDDLE, radius, 5)).join('') +
    solidStraps(plait(40, 398, 524, 2), { width: 18, gap: 6 }) +
    ring(MIDDLE, 362, 1.8) +
    lockup(cover, MIDDLE, 520, 480)
  );
}
