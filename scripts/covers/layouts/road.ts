import { hexagons, dodecagonsHexagonsSquares } from '@/lib/geometry/pattern/tilings';
import { fieldMotif, tilesOver } from '../field';
import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '../../../lib/geometry/point';
import { MIDDLE, SIZE } from '../kit';
import { element, group } from '@/lib/share/svg';
import { beads, goldLines, ring, solidStraps, thinMotif } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup, medallion } from '../lockup';
import { clippedGroup } from '../masks';

/** Half the width of the strapwork band, in units of the cover. */
const HALF_WIDTH = 171;

/**
 * Draws the cover of the episode on pre-Islamic Arabia: the incense road as a diagonal band of six-fold strapwork, dunes
 * as arcs, and a medallion with the title. Returns SVG elements in the cover's 1400 units.
 */
export function road(cover: Cover): string {
  const rotation = `rotate(-38 ${MIDDLE.x} ${MIDDLE.y})`;
  const edge = HALF_WIDTH / 1.5;
  const tiles = tilesOver(hexagons(edge), MIDDLE, 420).filter((tile) =>
    tile.some(({ y }) => Math.abs(y - MIDDLE.y) < HALF_WIDTH),
  );
  const border = [HALF_WIDTH, HALF_WIDTH + 16, HALF_WIDTH + 46]
    .map((y) => `M-400 ${MIDDLE.y - y}H1800M-400 ${MIDDLE.y + y}H1800`)
    .join('');
  const dunes = Array.from({ length: 13 }, (_, index) =>
    ring({ x: SIZE * 0.98, y: SIZE * 1.06 }, 130 + index * 54, 2.2, 0.6 - index * 0.035),
  );
  return (
    thinMotif(fieldMotif(dodecagonsHexagonsSquares(84), 64), 1.6, 0.2) +
    dunes.join('') +
    beads(MIDDLE, 392, 36, 12) +
    group(
      { transform: rotation },
      element('rect', {
        x: -400,
        y: MIDDLE.y - HALF_WIDTH - 46,
        width: 2200,
        height: 2 * HALF_WIDTH + 92,
        fill: cover.palette.deep,
      }),
      goldLines(border, 3),
      clippedGroup(
        'band',
        element('rect', {
          x: -400,
          y: MIDDLE.y - HALF_WIDTH,
          width: 2200,
          height: 2 * HALF_WIDTH,
        }),
        solidStraps(motifs(tiles, { angle: degrees(60) }), { width: 17, gap: 5 }),
      ),
    ) +
    medallion(MIDDLE, 356, cover.palette.deep) +
    lockup(cover, MIDDLE, 500, 480)
  );
}
