/**
 * Projection of a map, fitted to its extent: Mercator's on the sphere, or Lambert's conic projection (`cone.ts`) for a
 * map with a cone. Both are conformal: shapes and angles are true everywhere. Mercator's needs only a logarithm;
 * between 11° and 38° north its scale grows by a quarter, which the scale bar states. J. P. Snyder, “Map Projections: A
 * Working Manual”, USGS Professional Paper 1395, 1987, pp. 41–44, equations 7-1, 7-2 (forward), 7-4, 7-5 (inverse) and
 * 7-3 (scale).
 */
import { coneProjection } from '@/lib/map/cone';
import { EARTH_RADIUS, type Extent, type Fit } from '@/lib/map/extent';

/** Position on the earth in degrees; east and north positive. */
export type Position = { readonly longitude: number; readonly latitude: number };

/** Point of the image in pixels at zoom 1, from the map's top left corner, y downwards. */
export type MapPoint = { readonly x: number; readonly y: number };

export type Projection = {
  /** Projects a position to pixels at zoom 1; outside of the image for a position out of bounds. */
  readonly project: (longitude: number, latitude: number) => MapPoint;
  /** Returns the position of an image point. */
  readonly invert: (x: number, y: number) => Position;
  /** Returns the kilometres of ground per pixel at zoom 1, at a latitude. */
  readonly kilometresPerPixel: (latitude: number) => number;
};

const RADIANS = Math.PI / 180;

/** Projects a latitude in degrees to the height above the equator on a unit sphere (Snyder 7-2). */
const mercatorHeight = (latitude: number): number =>
  Math.log(Math.tan((45 + latitude / 2) * RADIANS));

/** Inverts `mercatorHeight` (Snyder 7-4). */
const latitudeAt = (height: number): number =>
  90 - (2 * Math.atan(Math.exp(-height))) / RADIANS;

/**
 * Builds the projection that fits a map's bounds to the width of its image: conic if the fit has a cone, else
 * Mercator's.
 */
export const mapProjection = (fit: Fit): Projection =>
  fit.cone ? coneProjection(fit, fit.cone) : mercator(fit);

/** Builds the Mercator projection that maps the north-west corner to the image's top left, at the image's width. */
function mercator({ bounds, width }: Fit): Projection {
  const radius = width / ((bounds.east - bounds.west) * RADIANS);
  const topHeight = mercatorHeight(bounds.north);
  return {
    project: (longitude, latitude) => ({
      x: radius * (longitude - bounds.west) * RADIANS,
      y: radius * (topHeight - mercatorHeight(latitude)),
    }),
    invert: (x, y) => ({
      longitude: bounds.west + x / radius / RADIANS,
      latitude: latitudeAt(topHeight - y / radius),
    }),
    kilometresPerPixel: (latitude) => (EARTH_RADIUS * Math.cos(latitude * RADIANS)) / radius,
  };
}

/** Completes bounds (degrees) and width (pixels) by the height in the map's projection, rounded to a pixel. */
export function extentOf({ bounds, width, cone }: Fit): Extent {
  const fit = { bounds, width, ...(cone && { cone }) };
  const bottom = mapProjection(fit).project(cone?.meridian ?? bounds.west, bounds.south);
  return { ...fit, height: Math.round(bottom.y) };
}
