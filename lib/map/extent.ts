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

/**
 * Every map that is drawn. The height is the one Mercator's projection gives to the bounds at
 * that width, to the nearest pixel.
 */
const EXTENTS: ReadonlyMap<string, Extent> = new Map([
  [
    'arabie',
    { bounds: { west: 30, east: 58, south: 11, north: 38 }, width: 1500, height: 1611 },
  ],
  [
    'medine',
    {
      bounds: { west: 39.52, east: 39.7, south: 24.38, north: 24.58 },
      width: 1200,
      height: 1465,
    },
  ],
]);

/** The ids of the maps that are drawn. */
export const drawnMaps: readonly string[] = [...EXTENTS.keys()];

/** The extent of a map, or null when no such map is drawn. */
export const extentOf = (mapId: string): Extent | null => EXTENTS.get(mapId) ?? null;
