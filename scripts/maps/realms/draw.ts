/** Drawing of a map's realms, clipped to its land, and of the routes of its armies. */
import type { MapPoint } from '@/lib/map/projection';
import type { RealmDrawing } from '@/lib/map/realms/drawn';
import { landPath } from '@/scripts/maps/geography/coast';
import { pathOf, smooth } from '@/scripts/maps/geography/curve';
import { blur, sample } from '@/scripts/maps/grid';
import type { Grid } from '@/scripts/maps/grid';
import { coverage } from '@/scripts/maps/raster';
import { mapRecordOf } from '@/scripts/maps/records';
import { openSheet } from '@/scripts/maps/sheet';
import type { Sheet } from '@/scripts/maps/sheet';
import { contoursOf } from './contour';
import { simplify } from './simplify';

/** Units of the drawing per image pixel, since paths use integers. */
const SCALE = 2;
/** In image pixels: tolerance of simplification. */
const TOLERANCE = 0.6;
/**
 * In image pixels: strips between a realm's outline and the coast up to this width belong to the realm, since outlines
 * follow coasts by hand.
 */
const STRIP_WIDTH = 7;
/** Number of points of an outline below which islands are omitted. */
const MIN_POINTS = 14;

type Path = readonly MapPoint[];

/** Writes a line as SVG path data: integers in units of `SCALE`, each point relative to the previous point. */
function relativePath(line: Path, isClosed: boolean): string {
  let [x, y] = [0, 0];
  const steps = line.map((point) => {
    const [dx, dy] = [Math.round(point.x * SCALE) - x, Math.round(point.y * SCALE) - y];
    [x, y] = [x + dx, y + dy];
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  const [start, ...rest] = steps;
  return `M${line[0] ? start : ''}${rest.length > 0 ? `l${rest.join(' ')}` : ''}${isClosed ? 'z' : ''}`;
}

/** Joins lines into the data of one SVG path; each begins with an absolute `M`. */
const joinedPath = (lines: readonly Path[], isClosed: boolean): string =>
  lines.map((line) => relativePath(line, isClosed)).join('');

/** Lists the stretches of closed lines away from the sea. */
function inlandStretches(lines: readonly Path[], dryLand: Grid): readonly Path[] {
  return lines.flatMap((line) => {
    const dryFlags = line.map(({ x, y }) => sample(dryLand, x, y) > 0.9);
    const firstWetIndex = dryFlags.indexOf(false);
    if (firstWetIndex < 0) return [[...line, ...line.slice(0, 1)]];
    const rotatedLine = [...line.slice(firstWetIndex), ...line.slice(0, firstWetIndex)];
    const rotatedFlags = [
      ...dryFlags.slice(firstWetIndex),
      ...dryFlags.slice(0, firstWetIndex),
    ];
    const stretches: MapPoint[][] = [];
    for (const [index, point] of rotatedLine.entries()) {
      if (!rotatedFlags[index]) continue;
      if (rotatedFlags[index - 1]) stretches.at(-1)?.push(point);
      else stretches.push([point]);
    }
    return stretches.filter((stretch) => stretch.length > 8);
  });
}

/** Computes the land of an outline, with the strips between the outline and the coast. */
async function landOf(
  sheet: Sheet,
  land: Grid,
  blurredLand: Grid,
  outline: readonly (readonly [number, number])[],
): Promise<readonly Path[]> {
  const d = pathOf(smooth(sheet.projectLine(outline), true), true);
  const area = await coverage(sheet.extent, 1, `<path d="${d}" fill="#fff"/>`);
  const blurredArea = blur(area, STRIP_WIDTH);
  const realmArea = {
    ...area,
    data: area.data.map((ratio, index) => {
      const isStrip =
        (blurredArea.data[index] ?? 0) > 0.06 && (blurredLand.data[index] ?? 0) < 0.97;
      return Math.min(land.data[index] ?? 0, isStrip ? 1 : ratio);
    }),
  };
  return contoursOf(realmArea)
    .filter((line) => line.length > MIN_POINTS)
    .map((line) => line.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })));
}

/** Builds the content of `public/maps/{id}/realms.json`; null for a map without realms. */
export async function realmDrawingOf(id: string): Promise<RealmDrawing | null> {
  const { realms = [], routes = [] } = mapRecordOf(id);
  if (realms.length === 0) return null;
  const sheet = openSheet(id);
  const land = await coverage(sheet.extent, 1, `<path d="${landPath(sheet)}" fill="#fff"/>`);
  const [blurredLand, dryLand] = [blur(land, STRIP_WIDTH), blur(land, 2)];
  const drawings = [];
  for (const { id: realm, name, from, to, drawnFor, tint, note, outline } of realms) {
    const lines = await landOf(sheet, land, blurredLand, outline);
    const simplifyAll = (paths: readonly Path[]) =>
      paths.map((line) => simplify(line, TOLERANCE));
    drawings.push({
      ...{ id: realm, name, from, to, drawnFor, tint, note },
      land: joinedPath(simplifyAll(lines), true),
      edge: joinedPath(simplifyAll(inlandStretches(lines, dryLand)), false),
    });
  }
  return {
    scale: SCALE,
    realms: drawings,
    routes: routes.map(({ id: route, name, from, to, note, line }) => ({
      ...{ id: route, name, from, to, note },
      line: relativePath(smooth(sheet.projectLine(line), false, 8), false),
    })),
  };
}
