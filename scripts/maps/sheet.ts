/** A map to draw: its extent, its facts, its places, and lines turned into pixels at zoom 1. */
import { readFileSync } from 'node:fs';
import { decodeContent } from '@/lib/content/decode';
import { extentOf } from '@/lib/map/extent';
import type { Extent } from '@/lib/map/extent';
import { MapRecordSchema } from '@/lib/map/place';
import type { Place } from '@/lib/map/place';
import { mapProjection } from '@/lib/map/projection';
import type { MapPoint, Projection } from '@/lib/map/projection';
import { cartographyOf } from './cartography';
import type { Cartography } from './cartography';
import type { Curve } from './curve';

export type Sheet = {
  readonly id: string;
  readonly extent: Extent;
  readonly facts: Cartography;
  readonly places: readonly Place[];
  readonly projection: Projection;
  readonly point: (position: readonly [number, number]) => MapPoint;
  readonly line: (positions: readonly (readonly [number, number])[]) => Curve;
  /** Kilometres of ground in pixels at zoom 1, at the latitude of a position. */
  readonly pixels: (kilometres: number, latitude: number) => number;
};

/** @throws Error when no extent is declared for the map, or its content is wrong. */
export function openSheet(id: string): Sheet {
  const extent = extentOf(id);
  if (!extent) throw new Error(`lib/map/extent.ts ne connaît pas la carte « ${id} ».`);
  const file = `content/maps/${id}.json`;
  const record = decodeContent(MapRecordSchema, JSON.parse(readFileSync(file, 'utf8')), file);
  const projection = mapProjection(extent);
  const point = ([longitude, latitude]: readonly [number, number]): MapPoint =>
    projection.project(longitude, latitude);
  return {
    id,
    extent,
    facts: cartographyOf(id),
    places: record.places,
    projection,
    point,
    line: (positions) => positions.map(point),
    pixels: (kilometres, latitude) => kilometres / projection.kilometresPerPixel(latitude),
  };
}
