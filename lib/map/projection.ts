/**
 * Mercator's projection on the sphere, fitted to a map's extent, or Lambert's cone (`cone.ts`) where a map asks for it.
 * Both are conformal, so shapes and angles are true everywhere. Mercator's needs no more than a logarithm; between 11°
 * and 38° north its scale grows by a quarter, which the scale bar says.
 *
 * J. P. Snyder, “Map Projections: A Working Manual”, USGS Professional Paper 1395, 1987,
 * pp. 41–44, equations 7-1, 7-2 (forward), 7-4, 7-5 (inverse) and 7-3 (scale).
 */
import { coneProjection } from '@/lib/map/cone';
import { EARTH_RADIUS, type Extent, type Fit } from '@/lib/map/extent';

/** Degrees; east and north positive. */
export type Position = { readonly longitude: number; readonly latitude: number };

/** Pixels at zoom 1, from the map's top left corner, y downwards. */
export type MapPoint = { readonly x: number; readonly y: number };

export type Projection = {
  /** Where a position falls, in pixels at zoom 1; outside the image for one out of bounds. */
  readonly project: (longitude: number, latitude: number) => MapPoint;
  /** The position of a point of the image. */
  readonly invert: (x: number, y: number) => Position;
  /** How many kilometres of ground a pixel at zoom 1 covers at a latitude. */
  readonly kilometresPerPixel: (latitude: number) => number;
};

const RADIANS = Math.PI / 180;

/** Snyder 7-2 for a unit sphere: latitude in degrees to the height above the equator. */
const rise = (latitude: number): number => Math.log(Math.tan((45 + latitude / 2) * RADIANS));

/** Snyder 7-4, its inverse. */
const latitudeAt = (height: number): number =>
  90 - (2 * Math.atan(Math.exp(-height))) / RADIANS;

/** Builds the projection that fits a map's bounds to the width of its image: on a cone where it has one, else Mercator's. */
export const mapProjection = (fit: Fit): Projection =>
  fit.cone ? coneProjection(fit, fit.cone) : mercator(fit);

/** Builds the Mercator projection whose north-west corner is the image's top left and whose width is the image's. */
function mercator({ bounds, width }: Fit): Projection {
  const radius = width / ((bounds.east - bounds.west) * RADIANS);
  const top = rise(bounds.north);
  return {
    project: (longitude, latitude) => ({
      x: radius * (longitude - bounds.west) * RADIANS,
      y: radius * (top - rise(latitude)),
    }),
    invert: (x, y) => ({
      longitude: bounds.west + x / radius / RADIANS,
      latitude: latitudeAt(top - y / radius),
    }),
    kilometresPerPixel: (latitude) => (EARTH_RADIUS * Math.cos(latitude * RADIANS)) / radius,
  };
}

/** Completes a map's bounds (degrees) and width (pixels) with the height that its projection gives, to the nearest pixel. */
export function extentOf({ bounds, width, cone }: Fit): Extent {
  const fit = { bounds, width, ...(cone && { cone }) };
  const bottom = mapProjection(fit).project(cone?.meridian ?? bounds.west, bounds.south);
  return { ...fit, height: Math.round(bottom.y) };
}
