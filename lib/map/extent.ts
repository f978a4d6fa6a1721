/** The part of the earth a map shows, in degrees (WGS 84; east and north positive). */
export type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

/** A map's bounds and the size of its `map.jpg`, which is its size in pixels at zoom 1. */
export type Extent = {
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
};
