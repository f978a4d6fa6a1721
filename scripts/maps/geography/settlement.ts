/**
 * Draws what large-scale maps show of a settlement: palm groves, houses and the Trench of 627, as SVG in pixels at
 * zoom 1.
 */
import type { MapPoint } from '@/lib/map/projection';
import { seededRandom } from '@/lib/random';
import { containsPoint, pathOf, signedDistance, smooth } from './curve';
import type { Sheet } from '@/scripts/maps/sheet';

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Draws a palm from above. */
function palm(x: number, y: number, radius: number, rotation: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const angle = rotation + (index * 2 * Math.PI) / 7;
    return `M${roundToHundredth(x)} ${roundToHundredth(y)}l${roundToHundredth(radius * Math.cos(angle))} ${roundToHundredth(radius * Math.sin(angle))}`;
  }).join('');
}

/** Creates a test for hills, where no palm grows. */
function hillsOf(sheet: Sheet): (point: MapPoint) => boolean {
  const hills = sheet.facts.ranges.map(({ line, left, right }) => ({
    crest: sheet.projectLine(line),
    reach: sheet.pixelsOf(Math.max(left, right), line[0]?.[1] ?? 0),
  }));
  return ({ x, y }) =>
    hills.some(({ crest, reach }) => Math.abs(signedDistance(crest, x, y)) < reach);
}

/** Step of the grid of palms, in pixels. */
const PALM_SPACING = 12;

/** Draws palms on a jittered grid in the fertile areas, except on hills and where `isFree` is false. */
function grovesDrawing(sheet: Sheet, isFree: (point: MapPoint) => boolean): string {
  const random = seededRandom(622);
  const isHill = hillsOf(sheet);
  const palms: string[] = [];
  const shadows: string[] = [];
  for (const outline of sheet.facts.fertile.outlines) {
    const curve = smooth(sheet.projectLine(outline), true);
    const [xs, ys] = [curve.map(({ x }) => x), curve.map(({ y }) => y)];
    for (let y = Math.min(...ys); y < Math.max(...ys); y += PALM_SPACING) {
      for (let x = Math.min(...xs); x < Math.max(...xs); x += PALM_SPACING) {
        const point = { x: x + random() * PALM_SPACING, y: y + random() * PALM_SPACING };
        const [radius, rotation, chance] = [1.9 + random() * 1.3, random() * 7, random()];
        if (chance < 0.3 || !containsPoint(curve, point) || !isFree(point) || isHill(point))
          continue;
        palms.push(palm(point.x, point.y, radius, rotation));
        shadows.push(
          `M${roundToHundredth(point.x + 1.1)} ${roundToHundredth(point.y + 1.3)}h0`,
        );
      }
    }
  }
  return [
    `<path d="${shadows.join('')}" stroke="#4c4a2c" stroke-opacity="0.2" stroke-width="3.6" stroke-linecap="round"/>`,
    `<path d="${palms.join('')}" stroke="#56703a" stroke-opacity="0.85" stroke-width="0.75" stroke-linecap="round" fill="none"/>`,
  ].join('');
}

/** Draws the houses of the settlements from above, at random positions that do not overlap. */
function housesDrawing(sheet: Sheet): string {
  const random = seededRandom(610);
  const [walls, shadows]: [string[], string[]] = [[], []];
  const houseCorners: MapPoint[] = [];
  for (const { centre, radius } of sheet.facts.settlements) {
    const { x, y } = sheet.projectPoint(centre);
    const reach = sheet.pixelsOf(radius, centre[1]);
    for (let house = 0; house < reach * reach * 0.11; house += 1) {
      const [angle, ratio] = [random() * 2 * Math.PI, Math.sqrt(random())];
      const [width, depth] = [2 + random() * 2.6, 1.8 + random() * 2.2];
      const left = roundToHundredth(x + reach * ratio * Math.cos(angle) - width / 2);
      const top = roundToHundredth(y + reach * ratio * Math.sin(angle) - depth / 2);
      const isCrowded = houseCorners.some(
        (corner) => Math.hypot(corner.x - left, corner.y - top) < 4.6,
      );
      if (isCrowded) continue;
      houseCorners.push({ x: left, y: top });
      const block = `h${roundToHundredth(width)}v${roundToHundredth(depth)}h${roundToHundredth(-width)}z`;
      walls.push(`M${left} ${top}${block}`);
      shadows.push(`M${roundToHundredth(left + 0.8)} ${roundToHundredth(top + 0.9)}${block}`);
    }
  }
  return [
    `<path d="${shadows.join('')}" fill="#4f3627" fill-opacity="0.4"/>`,
    `<path d="${walls.join('')}" fill="#e9d2a4" stroke="#7d5c3f" stroke-width="0.35"/>`,
  ].join('');
}

/** Draws the Trench of 627 from above, with hachures on its edges; '' for a sheet without it. */
export function trenchDrawing(sheet: Sheet): string {
  const { trench: line } = sheet.facts;
  if (!line) return '';
  const d = pathOf(smooth(sheet.projectLine(line)));
  return [
    `<path d="${d}" fill="none" stroke="#f6ecd2" stroke-opacity="0.7" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="${d}" fill="none" stroke="#5a3a26" stroke-width="2.4" stroke-linecap="round"/>`,
    `<path d="${d}" fill="none" stroke="#5a3a26" stroke-width="6" stroke-dasharray="0.9 4"/>`,
  ].join('');
}

/**
 * Draws the groves, the houses and the Trench of a sheet.
 * @param hasPalms whether palms are drawn
 * @param isFree tells whether a palm may be drawn at a point: not below a label
 */
export const settlementDrawing = (
  sheet: Sheet,
  hasPalms: boolean,
  isFree: (point: MapPoint) => boolean,
): string =>
  (hasPalms ? grovesDrawing(sheet, isFree) : '') + housesDrawing(sheet) + trenchDrawing(sheet);
