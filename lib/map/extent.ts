/** The part of the earth a map shows, in degrees (WGS 84; east and north positive). */
export type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

/** A cone laid on the earth: its two standard parallels, in degrees, and the meridian that stands upright. */
export type Cone = {
  readonly parallels: readonly [south: number, north: number];
  readonly meridian: number;
};

/** A map's bounds and the size of its `map.jpg`, which is its size in pixels at zoom 1. */
export type Extent = {
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
  /** Projects the map on a cone; without it, on Mercator's cylinder. */
  readonly cone?: Cone | undefined;
};

/** What a projection is fitted to: the height of the image follows from it. */
export type Fit = Omit<Extent, 'height'>;

/** The mean radius of the earth, in kilometres. */
export const EARTH_RADIUS = 6371.0088;
