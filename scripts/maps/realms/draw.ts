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
const STRIP = 7;
/** Number of points of an outline below which islands are omitted. */
const MIN_POINTS = 14;

type Path = readonly MapPoint[];

/** Writes a line as SVG path data: integers in units of `SCALE`, each point relative to the one before. */
function relativePath(line: Path, isClosed: boolean): string {
  let [x, y] = [0, 0];
  const steps = line.map((point) => {
    const [across, down] = [Math.round(point.x * SCALE) - x, Math.round(point.y * SCALE) - y];
    [x, y] = [x + across, y + down];
    return `${across}${down < 0 ? '' : ' '}${down}`;
  });
  const [start, ...rest] = steps;
  return `M${line[0] ? start : ''}${rest.length > 0 ? `l${rest.join(' ')}` : ''}${isClosed ? 'z' : ''}`;
}

/** Joins lines into the data of one SVG path; each begins with an absolute `M`. */
const joinedPath = (lines: readonly Path[], isClosed: boolean): string =>
  lines.map((line) => relativePath(line, isClosed)).join('');

/** Lists the stretches of closed lines away from the sea. */
function inland(lines: readonly Path[], dry: Grid): readonly Path[] {
  return lines.flatMap((line) => {
    const isDry = line.map(({ x, y }) => sample(dry, x, y) > 0.9);
    const first = isDry.indexOf(false);
    if (first < 0) return [[...line, ...line.slice(0, 1)]];
    const rotated = [...line.slice(first), ...line.slice(0, first)];
    const dryTurned = [...isDry.slice(first), ...isDry.slice(0, first)];
    const stretches: MapPoint[][] = [];
    for (const [index, point] of rotated.entries()) {
      if (!dryTurned[index]) continue;
      if (dryTurned[index - 1]) stretches.at(-1)?.push(point);
      else stretches.push([point]);
    }
    return stretches.filter((stretch) => stretch.length > 8);
  });
}

/** Computes the land of an outline, with the strips between it and the coast. */
async function landOf(
  sheet: Sheet,
  land: Grid,
  shore: Grid,
  outline: readonly (readonly [number, number])[],
): Promise<readonly Path[]> {
  const d = pathOf(smooth(sheet.line(outline), true), true);
  const area = await coverage(sheet.extent, 1, `<path d="${d}" fill="#fff"/>`);
  const wide = blur(area, STRIP);
  const held = {
    ...area,
    data: area.data.map((ratio, index) => {
      const isStrip = (wide.data[index] ?? 0) > 0.06 && (shore.data[index] ?? 0) < 0.97;
      return Math.min(land.data[index] ?? 0, isStrip ? 1 : ratio);
    }),
  };
  return contoursOf(held)
    .filter((line) => line.length > MIN_POINTS)
    .map((line) => line.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })));
}

/** Builds the content of `public/maps/{id}/realms.json`; null for a map without realms. */
export async function realmDrawingOf(id: string): Promise<RealmDrawing | null> {
  const { realms = [], routes = [] } = mapRecordOf(id);
  if (realms.length === 0) return null;
  const sheet = openSheet(id);
  const land = await coverage(sheet.extent, 1, `<path d="${landPath(sheet)}" fill="#fff"/>`);
  const [shore, dry] = [blur(land, STRIP), blur(land, 2)];
  const drawings = [];
  for (const { id: realm, name, from, to, drawnFor, tint, note, outline } of realms) {
    const lines = await landOf(sheet, land, shore, outline);
    const simple = (paths: readonly Path[]) => paths.map((line) => simplify(line, TOLERANCE));
    drawings.push({
      ...{ id: realm, name, from, to, drawnFor, tint, note },
      land: joinedPath(simple(lines), true),
      edge: joinedPath(simple(inland(lines, dry)), false),
    });
  }
  return {
    scale: SCALE,
    realms: drawings,
    routes: routes.map(({ id: route, name, from, to, note, line }) => ({
      ...{ id: route, name, from, to, note },
      line: relativePath(smooth(sheet.line(line), false, 8), false),
    })),
  };
}
