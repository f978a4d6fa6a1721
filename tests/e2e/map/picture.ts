import { readFileSync } from 'node:fs';
import { percentCoordinates } from '@/lib/map/percent';
import type { MapRecord } from '@/lib/map/places/place';
import { extentOf } from '@/lib/map/projection';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

const record: MapRecord = JSON.parse(readFileSync('content/maps/arabie.json', 'utf8'));
const extent = extentOf(record);

/** The number by which an address says that its view is of the map's present frame. */
export const FRAME = (record.formerFrames?.length ?? 0) + 1;

/** The size of the picture at zoom 1. */
export const IMAGE: Size = extent;

/** How far, in pixels, a viewport shows an image point from a point of the stage. */
export const drift = (shown: Viewport, image: Point, stage: Point): number =>
  Math.hypot(
    image.x * shown.scale + shown.x - stage.x,
    image.y * shown.scale + shown.y - stage.y,
  );

/** The most ground, in pixels, that a viewport leaves in sight beside an image that could cover it. */
export function ground({ x, y, scale }: Viewport, stage: Size): number {
  const beside = (offset: number, length: number, room: number): number =>
    length < room ? 0 : Math.max(offset, room - (offset + length));
  return Math.max(
    beside(x, IMAGE.width * scale, stage.width),
    beside(y, IMAGE.height * scale, stage.height),
  );
}

/** The places of the map, as the owner wrote them, with the spot where each is drawn in image pixels. */
export function placesOfMap(): readonly (Point & { readonly id: string })[] {
  return record.places.map(({ id, longitude, latitude }) => {
    const [x, y] = percentCoordinates(extent, longitude, latitude);
    return { id, x: (x / 100) * IMAGE.width, y: (y / 100) * IMAGE.height };
  });
}
