import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '../../../lib/geometry/point';
import {
  dodecagonsAndTriangles,
  hexagons,
  octagonsAndSquares,
} from '@/lib/geometry/pattern/tilings';
import type { Tiling } from '@/lib/geometry/pattern/tiling';
import { tilesOver } from '../field';
import { MIDDLE, SIZE } from '../kit';
import { element } from '@/lib/share/svg';
import { goldLines, solidStraps } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup, medallion } from '../lockup';
import { clippedGroup } from '../masks';

type Frieze = {
  readonly y: number;
  readonly halfHeight: number;
  readonly tiling: Tiling;
  readonly angle: number;
};

const friezes: readonly Frieze[] = [
  { y: 205, halfHeight: 105, tiling: octagonsAndSquares(91), angle: 60 },
  { y: 700, halfHeight: 150, tiling: hexagons(100), angle: 60 },
  { y: 1195, halfHeight: 105, tiling: dodecagonsAndTriangles(59), angle: 62 },
];

/** Draws a frieze across the cover: its background, its strapwork and its edges. */
function frieze({ y, halfHeight, tiling, angle }: Frieze, deep: string): string {
  const tiles = tilesOver(tiling, { x: MIDDLE.x, y }, 60).filter((tile) =>
    tile.some((corner) => Math.abs(corner.y - y) < halfHeight + 2),
  );
  const edges = [halfHeight, halfHeight + 14, halfHeight + 32].map(
    (distance) => `M0 ${y - distance}H${SIZE}M0 ${y + distance}H${SIZE}`,
  );
  const strip = (distance: number) => ({ y: y - distance, width: SIZE, height: 2 * distance });
  return (
    element('rect', { ...strip(halfHeight + 32), fill: deep }) +
    clippedGroup(
      `frieze-${y}`,
      element('rect', strip(halfHeight)),
      solidStraps(motifs(tiles, { angle: degrees(angle) }), { width: 14, gap: 5 }),
    ) +
    goldLines(edges.join(''), 3)
  );
}

/**
 * Draws the cover of the episode on Badr, Uhud and the Trench: three horizontal friezes of strapwork, one per battle,
 * and a medallion with the title. Returns SVG elements in the cover's 1400 units.
 */
export function battles(cover: Cover): string {
  return (
    friezes.map((row) => frieze(row, cover.palette.deep)).join('') +
    medallion(MIDDLE, 330, cover.palette.deep) +
    lockup(cover, MIDDLE, 460, 420)
  );
}
