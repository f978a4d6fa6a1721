/** A map to draw: extent, cartography, places, and lines in pixels at zoom 1. */
import type { Extent } from '@/lib/map/extent';
import type { Place } from '@/lib/map/places/place';
import { extentOf, mapProjection } from '@/lib/map/projection';
import type { MapPoint, Projection } from '@/lib/map/projection';
import { cartographyOf } from '@/scripts/maps/geography/cartography';
import type { Cartography } from '@/scripts/maps/geography/cartography';
import type { Curve } from '@/scripts/maps/geography/curve';
import { mapRecordOf } from '@/scripts/maps/records';

export type Sheet = {
  readonly id: string;
  readonly extent: Extent;
  readonly facts: Cartography;
  readonly places: readonly Place[];
  readonly projection: Projection;
  readonly projectPoint: (position: readonly [number, number]) => MapPoint;
  readonly projectLine: (positions: readonly (readonly [number, number])[]) => Curve;
  /** Converts kilometres of ground to pixels at zoom 1, at a latitude. */
  readonly pixelsOf: (kilometres: number, latitude: number) => number;
};

/**
 * Loads a map for drawing.
 * @throws Error naming the map's file when its content is invalid
 */
export function openSheet(id: string): Sheet {
  const record = mapRecordOf(id);
  const extent = extentOf(record);
  const projection = mapProjection(extent);
  const projectPoint = ([longitude, latitude]: readonly [number, number]): MapPoint =>
    projection.project(longitude, latitude);
  return {
    id,
    extent,
    facts: cartographyOf(id),
    places: record.places,
    projection,
    projectPoint,
    projectLine: (positions) => positions.map(projectPoint),
    pixelsOf: (kilometres, latitude) => kilometres / projection.kilometresPerPixel(latitude),
  };
}
