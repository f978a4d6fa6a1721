/**
 * Mercator's projection on the sphere, fitted to a map's extent. It is conformal, so shapes and
 * bearings are true everywhere and a marker's place needs no more than a logarithm; between 11°
 * and 38° north its scale grows by a quarter, which the scale bar says.
 *
 * J. P. Snyder, “Map Projections: A Working Manual”, USGS Professional Paper 1395, 1987,
 * pp. 41–44, equations 7-1, 7-2 (forward), 7-4, 7-5 (inverse) and 7-3 (scale).
 */
import type { Extent } from '@/lib/map/extent';

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

/** The mean radius of the earth, in kilometres. */
const EARTH_RADIUS = 6371.0088;

/** Snyder 7-2 for a unit sphere: latitude in degrees to the height above the equator. */
const rise = (latitude: number): number => Math.log(Math.tan((45 + latitude / 2) * RADIANS));

/** Snyder 7-4, its inverse. */
const latitudeAt = (height: number): number =>
  90 - (2 * Math.atan(Math.exp(-height))) / RADIANS;

/** Builds the Mercator projection whose north-west corner is the image's top left and whose width is the image's. */
export function mapProjection({
  bounds,
  width,
}: Pick<Extent, 'bounds' | 'width'> & Partial<Extent>): Projection {
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

/** Completes a map's bounds (degrees) and width (pixels) with the height that Mercator gives them, to the nearest pixel. */
export function extentOf({ bounds, width }: Omit<Extent, 'height'>): Extent {
  const bottom = mapProjection({ bounds, width }).project(bounds.west, bounds.south);
  return { bounds, width, height: Math.round(bottom.y) };
}
