/** The inset that locates the map in the Old World. */
import { mapProjection } from '@/lib/map/projection';
import type { Extent } from '@/lib/map/extent';
import { landPath } from '@/scripts/maps/geography/coast';
import { INK } from '../ink';
import { textAt } from '../lettering';
import type { Layout } from '../layout';
import type { Sheet } from '../sheet';

const INSET_BOUNDS = { west: -12, east: 98, south: 2, north: 54 } as const;

/** Height of the title below the drawing, in pixels at zoom 1. */
const TITLE_HEIGHT = 22;

type InsetPlan = NonNullable<Layout['inset']>;

/** Computes the height of an inset with its title, in pixels at zoom 1. */
export function insetHeight({ width }: InsetPlan): number {
  const { project } = mapProjection({ bounds: INSET_BOUNDS, width });
  return project(INSET_BOUNDS.west, INSET_BOUNDS.south).y + TITLE_HEIGHT;
}

const TOWNS = [
  ['Rome', 12.5, 41.9, 'end'],
  ['Constantinople', 28.98, 41.0, 'start'],
] as const;

/** Draws the inset as SVG: coasts and towns of the Old World, the bounds of the map, and the title. */
export function insetDrawing(sheet: Sheet, plan: InsetPlan): string {
  const { x, y, width } = plan;
  const height = insetHeight(plan) - TITLE_HEIGHT;
  const extent: Extent = { bounds: INSET_BOUNDS, width, height };
  const projection = mapProjection(extent);
  const land = landPath({ extent, projection }, '110m', 0);
  const { bounds } = sheet.extent;
  const northWest = projection.project(bounds.west, bounds.north);
  const southEast = projection.project(bounds.east, bounds.south);
  const towns = TOWNS.map(([name, longitude, latitude, anchor]) => {
    const point = projection.project(longitude, latitude);
    const label = textAt(
      name,
      { face: '700-italic', size: 10.5, tracking: 0.02 },
      point.x + (anchor === 'start' ? 4 : -4),
      point.y - 1.5,
      anchor,
    );
    return `<circle cx="${point.x}" cy="${point.y}" r="1.5" fill="${INK.night}"/><path d="${label}" fill="${INK.night}" stroke="${INK.paper}" stroke-width="1.4" stroke-opacity="0.75" paint-order="stroke" stroke-linejoin="round"/>`;
  });
  const title = textAt(
    plan.title,
    { face: '600-italic', size: 12.5, tracking: 0.02 },
    width / 2,
    height + 15,
  );
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect x="-4" y="-4" width="${width + 8}" height="${height + 30}" rx="2" fill="${INK.paper}" stroke="${INK.frame}" stroke-width="1"/>`,
    `<rect width="${width}" height="${height}" fill="#7fa9a9"/>`,
    `<path d="${land}" fill="#ecdfbd" stroke="${INK.coast}" stroke-width="0.45" stroke-linejoin="round"/>`,
    `<rect x="${northWest.x}" y="${northWest.y}" width="${southEast.x - northWest.x}" height="${southEast.y - northWest.y}" fill="#a4472d" fill-opacity="0.22" stroke="#a4472d" stroke-width="1.2"/>`,
    ...towns,
    `<rect width="${width}" height="${height}" fill="none" stroke="${INK.gold}" stroke-width="0.8"/>`,
    `<path d="${title}" fill="${INK.night}"/>`,
    '</g>',
  ].join('');
}
