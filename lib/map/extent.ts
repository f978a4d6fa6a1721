/** The bounds of a map on the earth, in degrees (WGS 84; east and north positive). */
export type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

/** Parameters of a conic projection: two standard parallels and the central meridian, in degrees. */
export type Cone = {
  readonly parallels: readonly [south: number, north: number];
  readonly meridian: number;
};

/** A map's bounds, and the size of its `map.jpg`, in pixels at zoom 1. */
export type Extent = {
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
  /** Conic projection of the map; Mercator's without it. */
  readonly cone?: Cone | undefined;
};

/** The parameters to which a projection is fitted; the image's height follows. */
export type Fit = Omit<Extent, 'height'>;

/** The mean radius of the earth, in kilometres. */
export const EARTH_RADIUS = 6371.0088;
