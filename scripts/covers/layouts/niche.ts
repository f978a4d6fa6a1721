import { linePath } from '../../../lib/geometry/path';
import { TURN, degrees, polar } from '../../../lib/geometry/point';
import type { Point } from '../../../lib/geometry/point';
import { motifs } from '@/lib/geometry/pattern/hankin';
import { hexagonsSquaresTriangles, squares } from '@/lib/geometry/pattern/tilings';
import { partMotif, rosetteMotif, tilesOver } from '../field';
import { SIZE } from '../kit';
import { element } from '@/lib/share/svg';
import { lines, openStraps, solidStraps, thinMotif } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';
import { clipped } from '../masks';

const FOCUS = { x: SIZE / 2, y: 640 };
const JAMB = 330;
const IMPOST = 46;
const PILLAR = 92;

const arch = (radius: number): string =>
  `M${FOCUS.x - radius} ${SIZE + 20}V${FOCUS.y}A${radius} ${radius} 0 0 1 ${FOCUS.x + radius} ${FOCUS.y}V${SIZE + 20}`;

const inWall = ({ x, y }: Point): boolean =>
  y > FOCUS.y && Math.abs(x - FOCUS.x) > JAMB + PILLAR;

/** Draws light that spreads from above the vault, in long and short rays. */
function rays(): string {
  const paths = Array.from({ length: 65 }, (_, index) => {
    const angle = TURN / 2 + (index * TURN) / 128;
    const ray = [polar(722, angle, FOCUS), polar(index % 2 ? 860 : 1160, angle, FOCUS)];
    return linePath(ray, false, 1);
  });
  return lines(paths.join(''), 2.4, 0.8);
}

/** Draws a pillar of two plaited strands. */
function pillar(side: -1 | 1): string {
  const x = FOCUS.x + side * (JAMB + 22 + PILLAR / 2);
  const top = FOCUS.y + IMPOST;
  const tiles = tilesOver(squares(PILLAR), { x, y: top + PILLAR / 2 }).filter((tile) =>
    tile.every((corner) => Math.abs(corner.x - x) < PILLAR),
  );
  return (
    clipped(
      `pillar${side}`,
      element('rect', { x: x - PILLAR / 2, y: top, width: PILLAR, height: SIZE }),
      solidStraps(motifs(tiles, { angle: degrees(45) }), { width: 14, gap: 5 }),
    ) + lines(`M${x + side * (PILLAR / 2 + 20)} ${top}V${SIZE}`, 2.4)
  );
}

/** Draws the course of stones on which the vault rests. */
function impost(fill: string): string {
  const stones = [0, FOCUS.x + JAMB].map((x) => {
    const place = { x, y: FOCUS.y - 8, width: FOCUS.x - JAMB, height: IMPOST };
    return element('rect', { ...place, fill, stroke: 'url(#gold)', 'stroke-width': 3 });
  });
  return stones.join('');
}

/** Draws a niche in the dark, lit from above. */
export function niche(cover: Cover): string {
  const { deep, glow } = cover.palette;
  const stop = (offset: number, color: string) =>
    element('stop', { offset, 'stop-color': color });
  return (
    rays() +
    element('path', { d: arch(700), fill: deep }) +
    clipped(
      'wall',
      element('rect', { y: FOCUS.y, width: SIZE, height: SIZE }),
      thinMotif(partMotif(hexagonsSquaresTriangles(62), 60, inWall), 1.8, 0.24),
    ) +
    clipped(
      'vault',
      element('path', { d: `M0 ${FOCUS.y}A700 700 0 0 1 ${SIZE} ${FOCUS.y}z` }),
      openStraps(
        rosetteMotif({ fold: 16, centralRadius: JAMB, ringPairs: 1, angle: 72, centre: FOCUS }),
        { width: 16, gap: 4 },
        3,
        0.34,
      ),
    ) +
    element(
      'linearGradient',
      { id: 'within', x1: 0, y1: 0, x2: 0, y2: 1 },
      stop(0, glow),
      stop(0.7, deep),
    ) +
    element('path', { d: arch(JAMB), fill: 'url(#within)' }) +
    impost(deep) +
    pillar(-1) +
    pillar(1) +
    lines(arch(JAMB), 5) +
    lines(arch(JAMB - 20), 1.8) +
    lines(arch(700), 4) +
    lockup(cover, { x: FOCUS.x, y: 720 }, 560, 460)
  );
}
