import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { polygonPath } from '@/lib/geometry/path';
import { starOutline } from '@/lib/geometry/pattern/star';
import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import { tilesOver } from '@/scripts/covers/field';
import { element } from '@/lib/share/svg';
import { goldLines, openStraps, ring } from '@/scripts/drawing/gold';
import { linePathOf } from '@/scripts/drawing/lettering';
import { clippedGroup } from '@/scripts/covers/masks';
import { HEIGHT, SAFE_AREA, WIDTH, card, disc, frame } from './frame';

const TONES = { deep: '#081d1a', ground: '#0f3a33', glow: '#1d5a4e' } as const;
const LIGHT = '#f3e3b8';

/** Years in the picture, and the position of the axis. */
const YEARS = { from: 560, to: 640 } as const;
const AXIS = { left: 60, right: WIDTH - 60, y: 318 } as const;
const EVENTS = [570, 595, 610, 622, 632] as const;
const ERAS = [
  [570, 610],
  [610, 622],
  [622, 632],
] as const;

const BORDER = 62;

const xOf = (year: number): number =>
  AXIS.left + ((year - YEARS.from) / (YEARS.to - YEARS.from)) * (AXIS.right - AXIS.left);

/** Draws a strip of eight-fold strapwork between two rules. */
function drawFrieze(id: string, top: number): string {
  const centre: Point = { x: WIDTH / 2, y: top + BORDER / 2 };
  const tiles = tilesOver(octagonsAndSquares(25.7), centre, 10, WIDTH, HEIGHT).filter((tile) =>
    tile.some(({ y }) => Math.abs(y - centre.y) < BORDER),
  );
  const strip = element('rect', { x: 0, y: top, width: WIDTH, height: BORDER });
  const rules = [top, top + BORDER].map((y) => `M0 ${y}H${WIDTH}`).join('');
  return (
    clippedGroup(
      id,
      strip,
      openStraps(motifs(tiles, { angle: degrees(66) }), { width: 5, gap: 2 }, 1.5, 0.35),
    ) + goldLines(rules, 2.5)
  );
}

function ticks(): string {
  const count = (YEARS.to - YEARS.from) / 2 + 1;
  return Array.from({ length: count }, (_, index) => {
    const halfLength = index % 5 === 0 ? 13 : 6;
    return `M${xOf(YEARS.from + index * 2).toFixed(1)} ${AXIS.y - halfLength}v${2 * halfLength}`;
  }).join('');
}

/** Draws an era as a band on the axis. */
const drawEra = ([from, to]: readonly [number, number], index: number): string =>
  card({ x: xOf(from) + 3, y: AXIS.y - 9 }, xOf(to) - xOf(from) - 6, 18, 9, {
    fill: 'url(#gold)',
    opacity: 0.3 + 0.14 * index,
  });

function drawEvent(year: number, index: number): string {
  const direction = index % 2 === 0 ? -1 : 1;
  const centre = { x: xOf(year), y: AXIS.y + direction * 92 };
  const points = [6, 8, 12, 10, 16][index] ?? 8;
  const star = polygonPath(starOutline(points, Math.floor(points / 2) - 1, 27, centre), 1);
  return (
    goldLines(`M${centre.x.toFixed(1)} ${AXIS.y}V${centre.y - direction * 38}`, 2) +
    disc(centre, 38, TONES.deep) +
    ring(centre, 32, 1.2, 0.7) +
    element('path', { d: star, fill: 'url(#gold)' }) +
    disc({ x: centre.x, y: AXIS.y }, 7, LIGHT) +
    element('path', {
      d: linePathOf({
        text: String(year),
        size: 34,
        x: centre.x,
        y: AXIS.y - direction * 32 + (direction > 0 ? 0 : 22),
      }),
      fill: LIGHT,
    })
  );
}

/** Draws a band of years between two friezes of stars. */
export const timelinePicture = (): string =>
  frame(
    TONES,
    drawFrieze('upper', SAFE_AREA.top),
    drawFrieze('lower', SAFE_AREA.bottom - BORDER),
    goldLines(`M0 ${AXIS.y}H${WIDTH}`, 3),
    goldLines(ticks(), 1.6, 0.8),
    ...ERAS.map(drawEra),
    ...EVENTS.map(drawEvent),
  );
