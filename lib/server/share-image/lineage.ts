import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { polygonPath } from '@/lib/geometry/path';
import { degrees, type Point } from '@/lib/geometry/point';
import { starOutline } from '@/lib/geometry/pattern/star';
import { gold, starField } from '@/lib/server/share-image/ornament';
import { PICTURE, drawing } from '@/lib/server/share-image/layout';
import { element, group } from '@/lib/share/svg';
import { COLOURS } from '@/lib/share/colours';

/** Numbers of relatives of a person. */
interface Lineage {
  readonly parents: number;
  readonly spouses: number;
  readonly children: number;
}

const { width, height } = PICTURE;
const MIDDLE = { x: width / 2, y: height / 2 };
/** Largest number of stars in a row, and their largest distance, in pixels. */
const MAX_STARS = 9;
const MAX_GAP = 150;
const ROW = 185;

/** Draws a person's position in the tree: a gold star between those of parents, spouses and children. */
export function lineagePicture({ parents, spouses, children }: Lineage): Sharp {
  const parentPoints = row(parents, MIDDLE.y - ROW);
  const childPoints = row(children, MIDDLE.y + ROW);
  const spousePoints = row(spouses + 1, MIDDLE.y);
  // The person's star stands in the middle of the spouses' row.
  const own = Math.floor(spousePoints.length / 2);
  const at = spousePoints[own] ?? MIDDLE;
  const others = spousePoints.filter((_, rank) => rank !== own);
  const threads = [
    ...parentPoints.map((parent) => descentLine(parent, at)),
    ...childPoints.map((child) => descentLine(at, child)),
    ...others.map((spouse) => `M${spouse.x} ${spouse.y}H${at.x}`),
  ].join('');
  return sharp(
    drawing(
      width,
      height,
      gold(height),
      element('rect', { width, height, fill: COLOURS['night-2'] }),
      group({ opacity: 0.14 }, starField({ x: 0, y: 0, width, height }, MIDDLE, 105, 'field')),
      element('path', {
        d: threads,
        fill: 'none',
        stroke: 'url(#gold)',
        'stroke-width': 3,
        opacity: 0.85,
      }),
      ...[...parentPoints, ...others, ...childPoints].map((point) => star(point, 30, false)),
      star(at, 52, true),
    ),
  );
}

function row(count: number, y: number): readonly Point[] {
  const shown = Math.min(count, MAX_STARS);
  const spacing = Math.min(MAX_GAP, (width - 110) / Math.max(1, shown - 1));
  return Array.from({ length: shown }, (_, rank) => ({
    x: MIDDLE.x + (rank - (shown - 1) / 2) * spacing,
    y,
  }));
}

/** Draws a line of descent: down, across and down again. */
const descentLine = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}V${(from.y + to.y) / 2}H${to.x}V${to.y}`;

function star(at: Point, radius: number, isLit: boolean): string {
  const d = polygonPath(starOutline(8, 3, radius * 0.7, at, degrees(22.5)), 1);
  return (
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: radius,
      fill: isLit ? 'url(#gold)' : COLOURS.night,
      stroke: 'url(#gold)',
      'stroke-width': 2,
    }) + element('path', { d, fill: isLit ? COLOURS.night : 'url(#gold)' })
  );
}
