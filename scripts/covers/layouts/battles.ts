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
import { lines, solidStraps } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup, medallion } from '../lockup';
import { clipped } from '../masks';

type Frieze = {
  readonly y: number;
  readonly half: number;
  readonly tiling: Tiling;
  readonly angle: number;
};

const friezes: readonly Frieze[] = [
  { y: 205, half: 105, tiling: octagonsAndSquares(91), angle: 60 },
  { y: 700, half: 150, tiling: hexagons(100), angle: 60 },
  { y: 1195, half: 105, tiling: dodecagonsAndTriangles(59), angle: 62 },
];

function frieze({ y, half, tiling, angle }: Frieze, deep: string): string {
  const tiles = tilesOver(tiling, { x: MIDDLE.x, y }, 60).filter((tile) =>
    tile.some((corner) => Math.abs(corner.y - y) < half + 2),
  );
  const edges = [half, half + 14, half + 32].map(
    (d) => `M0 ${y - d}H${SIZE}M0 ${y + d}H${SIZE}`,
  );
  const strip = (d: number) => ({ y: y - d, width: SIZE, height: 2 * d });
  return (
    element('rect', { ...strip(half + 32), fill: deep }) +
    clipped(
      `frieze-${y}`,
      element('rect', strip(half)),
      solidStraps(motifs(tiles, { angle: degrees(angle) }), { width: 14, gap: 5 }),
    ) +
    lines(edges.join(''), 3)
  );
}

/** Draws three battle fronts, one above the other. */
export function battles(cover: Cover): string {
  return (
    friezes.map((row) => frieze(row, cover.palette.deep)).join('') +
    medallion(MIDDLE, 330, cover.palette.deep) +
    lockup(cover, MIDDLE, 460, 420)
  );
}
