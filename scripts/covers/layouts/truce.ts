import { motif } from '@/lib/geometry/pattern/hankin';
import { polygonPath } from '../../../lib/geometry/path';
import { degrees, distance } from '../../../lib/geometry/point';
import { centreOf } from '../../../lib/geometry/polygon';
import { decagonsAndBowTies } from '@/lib/geometry/pattern/tilings';
import { fieldMotif, tilesOver } from '../field';
import { MIDDLE } from '../kit';
import { circle, goldLines, ring, solidStraps } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';
import { fadingGroup } from '../masks';

const TILING = decagonsAndBowTies(250);
const ANGLE = 54;

/**
 * Draws the cover of the episode on Hudaybiyya: interlaced strapwork that fades towards the edges, a star in each
 * decagon but the central one, and the title in a disc. Returns SVG elements in the cover's 1400 units.
 */
export function truce(cover: Cover): string {
  const decagons = tilesOver(TILING).filter((tile) => tile.length === 10);
  const [city] = decagons.filter((tile) => distance(centreOf(tile), MIDDLE) < 1);
  const otherTiles = decagons.filter((tile) => tile !== city);
  const stars = otherTiles.map((tile) => {
    const centre = centreOf(tile);
    const smallTile = tile.map(({ x, y }) => ({
      x: centre.x + (x - centre.x) * 0.62,
      y: centre.y + (y - centre.y) * 0.62,
    }));
    return solidStraps(motif(smallTile, { angle: degrees(72) }), { width: 9, gap: 3 }, 0.8);
  });
  return (
    goldLines(decagons.map((tile) => polygonPath(tile, 1)).join(''), 1.6, 0.25) +
    stars.join('') +
    fadingGroup(
      'far',
      MIDDLE,
      640,
      1300,
      solidStraps(fieldMotif(TILING, ANGLE), { width: 27, gap: 8 }),
    ) +
    circle(MIDDLE, 272, { fill: cover.palette.deep, opacity: 0.85 }) +
    ring(MIDDLE, 272, 3) +
    ring(MIDDLE, 256, 1.6) +
    lockup(cover, MIDDLE, 390, 350)
  );
}
