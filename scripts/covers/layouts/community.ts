import { polygonPath } from '../../../lib/geometry/path';
import { starsAndCrosses } from '@/lib/geometry/pattern/tilings';
import { rosetteMotif, tilesOver } from '../field';
import { MIDDLE } from '../kit';
import { ring, beads, solidStraps, goldLines } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup, medallion } from '../lockup';

/**
 * Draws the cover of the episode on Medina: wide bands that all interlace, within rings, and a medallion with the title.
 * Returns SVG elements in the cover's 1400 units.
 */
export function community(cover: Cover): string {
  return (
    goldLines(
      tilesOver(starsAndCrosses(140))
        .map((tile) => polygonPath(tile, 1))
        .join(''),
      1.8,
      0.2,
    ) +
    ring(MIDDLE, 668, 3) +
    beads(MIDDLE, 684, 120, 6) +
    ring(MIDDLE, 700, 3) +
    solidStraps(
      rosetteMotif({ fold: 8, centralRadius: 221, ringPairs: 1, angle: 61, sideRatio: 0.4 }),
      {
        width: 30,
        gap: 8,
      },
    ) +
    medallion(MIDDLE, 300, cover.palette.deep) +
    lockup(cover, MIDDLE, 440, 400)
  );
}
