import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { polygonPath } from '@/lib/geometry/path';
import { degrees, type Point } from '@/lib/geometry/point';
import { starOutline } from '@/lib/geometry/pattern/star';
import { goldGradient, starField } from '@/lib/server/share-image/ornament';
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
const CENTRE = { x: width / 2, y: height / 2 };
/** Largest number of stars in a row, and their largest distance, in pixels. */
const MAX_STARS = 9;
const MAX_GAP = 150;
const ROW_GAP = 185;

/** Draws a person's position in the tree: a gold star between the stars of parents, spouses and children. */
export function lineagePicture({ parents, spouses, children }: Lineage): Sharp {
  const parentPoints = pointsOfRow(parents, CENTRE.y - ROW_GAP);
  const childPoints = pointsOfRow(children, CENTRE.y + ROW_GAP);
  const rowPoints = pointsOfRow(spouses + 1, CENTRE.y);
  // The person's star stands in the middle of the spouses' row.
  const ownIndex = Math.floor(rowPoints.length / 2);
  const ownPoint = rowPoints[ownIndex] ?? CENTRE;
  const spousePoints = rowPoints.filter((_, index) => index !== ownIndex);
  const lines = [
    ...parentPoints.map((parent) => descentLine(parent, ownPoint)),
    ...childPoints.map((child) => descentLine(ownPoint, child)),
    ...spousePoints.map((spouse) => `M${spouse.x} ${spouse.y}H${ownPoint.x}`),
  ].join('');
  return sharp(
    drawing(
      width,
      height,
      goldGradient(height),
      element('rect', { width, height, fill: COLOURS['night-2'] }),
      group({ opacity: 0.14 }, starField({ x: 0, y: 0, width, height }, CENTRE, 105, 'field')),
      element('path', {
        d: lines,
        fill: 'none',
        stroke: 'url(#gold)',
        'stroke-width': 3,
        opacity: 0.85,
      }),
      ...[...parentPoints, ...spousePoints, ...childPoints].map((point) =>
        star(point, 30, false),
      ),
      star(ownPoint, 52, true),
    ),
  );
}

function pointsOfRow(count: number, y: number): readonly Point[] {
  const starCount = Math.min(count, MAX_STARS);
  const spacing = Math.min(MAX_GAP, (width - 110) / Math.max(1, starCount - 1));
  return Array.from({ length: starCount }, (_, index) => ({
    x: CENTRE.x + (index - (starCount - 1) / 2) * spacing,
    y,
  }));
}

/** Draws a line of descent: down, across and down again. */
const descentLine = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}V${(from.y + to.y) / 2}H${to.x}V${to.y}`;

function star(centre: Point, radius: number, isLit: boolean): string {
  const d = polygonPath(starOutline(8, 3, radius * 0.7, centre, degrees(22.5)), 1);
  return (
    element('circle', {
      cx: centre.x,
      cy: centre.y,
      r: radius,
      fill: isLit ? 'url(#gold)' : COLOURS.night,
      stroke: 'url(#gold)',
      'stroke-width': 2,
    }) + element('path', { d, fill: isLit ? COLOURS.night : 'url(#gold)' })
  );
}
