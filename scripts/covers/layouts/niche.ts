import { linePath } from '../../../lib/geometry/path';
import { TURN, degrees, polar } from '../../../lib/geometry/point';
import type { Point } from '../../../lib/geometry/point';
import { motifs } from '@/lib/geometry/pattern/hankin';
import { hexagonsSquaresTriangles, squares } from '@/lib/geometry/pattern/tilings';
import { partMotif, rosetteMotif, tilesOver } from '../field';
import { SIZE } from '../kit';
import { element } from '@/lib/share/svg';
import { goldLines, openStraps, solidStraps, thinMotif } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';
import { clippedGroup } from '../masks';

const VAULT_CENTRE = { x: SIZE / 2, y: 640 };
const VAULT_RADIUS = 330;
const IMPOST_HEIGHT = 46;
const PILLAR_WIDTH = 92;

/** Builds the path of an arch of a radius around the centre of the vault, down to the edge of the cover. */
const arch = (radius: number): string =>
  `M${VAULT_CENTRE.x - radius} ${SIZE + 20}V${VAULT_CENTRE.y}A${radius} ${radius} 0 0 1 ${VAULT_CENTRE.x + radius} ${VAULT_CENTRE.y}V${SIZE + 20}`;

const isInWall = ({ x, y }: Point): boolean =>
  y > VAULT_CENTRE.y && Math.abs(x - VAULT_CENTRE.x) > VAULT_RADIUS + PILLAR_WIDTH;

/** Draws rays around the vault, long and short in turn. */
function rays(): string {
  const paths = Array.from({ length: 65 }, (_, index) => {
    const angle = TURN / 2 + (index * TURN) / 128;
    const ray = [
      polar(722, angle, VAULT_CENTRE),
      polar(index % 2 ? 860 : 1160, angle, VAULT_CENTRE),
    ];
    return linePath(ray, false, 1);
  });
  return goldLines(paths.join(''), 2.4, 0.8);
}

/** Draws the left pillar (-1) or the right pillar (1), of two plaited strands. */
function pillar(side: -1 | 1): string {
  const x = VAULT_CENTRE.x + side * (VAULT_RADIUS + 22 + PILLAR_WIDTH / 2);
  const top = VAULT_CENTRE.y + IMPOST_HEIGHT;
  const tiles = tilesOver(squares(PILLAR_WIDTH), { x, y: top + PILLAR_WIDTH / 2 }).filter(
    (tile) => tile.every((corner) => Math.abs(corner.x - x) < PILLAR_WIDTH),
  );
  return (
    clippedGroup(
      `pillar${side}`,
      element('rect', { x: x - PILLAR_WIDTH / 2, y: top, width: PILLAR_WIDTH, height: SIZE }),
      solidStraps(motifs(tiles, { angle: degrees(45) }), { width: 14, gap: 5 }),
    ) + goldLines(`M${x + side * (PILLAR_WIDTH / 2 + 20)} ${top}V${SIZE}`, 2.4)
  );
}

/** Draws the impost: the course of stones on which the vault rests, on both sides of the niche. */
function impost(fill: string): string {
  const stones = [0, VAULT_CENTRE.x + VAULT_RADIUS].map((x) => {
    const stoneBox = {
      x,
      y: VAULT_CENTRE.y - 8,
      width: VAULT_CENTRE.x - VAULT_RADIUS,
      height: IMPOST_HEIGHT,
    };
    return element('rect', { ...stoneBox, fill, stroke: 'url(#gold)', 'stroke-width': 3 });
  });
  return stones.join('');
}

/**
 * Draws the cover of the episode on the first revelation: a niche between two pillars, below a vault filled with a
 * rosette and surrounded by rays, and the title inside. Returns SVG elements in the cover's 1400 units.
 */
export function niche(cover: Cover): string {
  const { deep, glow } = cover.palette;
  const stop = (offset: number, color: string) =>
    element('stop', { offset, 'stop-color': color });
  return (
    rays() +
    element('path', { d: arch(700), fill: deep }) +
    clippedGroup(
      'wall',
      element('rect', { y: VAULT_CENTRE.y, width: SIZE, height: SIZE }),
      thinMotif(partMotif(hexagonsSquaresTriangles(62), 60, isInWall), 1.8, 0.24),
    ) +
    clippedGroup(
      'vault',
      element('path', { d: `M0 ${VAULT_CENTRE.y}A700 700 0 0 1 ${SIZE} ${VAULT_CENTRE.y}z` }),
      openStraps(
        rosetteMotif({
          fold: 16,
          centralRadius: VAULT_RADIUS,
          ringPairs: 1,
          angle: 72,
          centre: VAULT_CENTRE,
        }),
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
    element('path', { d: arch(VAULT_RADIUS), fill: 'url(#within)' }) +
    impost(deep) +
    pillar(-1) +
    pillar(1) +
    goldLines(arch(VAULT_RADIUS), 5) +
    goldLines(arch(VAULT_RADIUS - 20), 1.8) +
    goldLines(arch(700), 4) +
    lockup(cover, { x: VAULT_CENTRE.x, y: 720 }, 560, 460)
  );
}
