import { readFileSync } from 'node:fs';
import { percentCoordinates } from '@/lib/map/percent';
import type { MapRecord } from '@/lib/map/places/place';
import { extentOf } from '@/lib/map/projection';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

const record: MapRecord = JSON.parse(readFileSync('content/maps/arabie.json', 'utf8'));
const extent = extentOf(record);

/** Number of the map's present frame, as an address states it. */
export const FRAME = (record.formerFrames?.length ?? 0) + 1;

/** Size of the picture at zoom 1, in pixels. */
export const IMAGE: Size = extent;

/** Returns the distance of an image point in a viewport from a point of the stage, in pixels. */
export const distanceOf = (viewport: Viewport, imagePoint: Point, stagePoint: Point): number =>
  Math.hypot(
    imagePoint.x * viewport.scale + viewport.x - stagePoint.x,
    imagePoint.y * viewport.scale + viewport.y - stagePoint.y,
  );

/** Returns the widest empty margin that a viewport shows beside an image large enough to cover the stage, in pixels. */
export function emptyMarginOf({ x, y, scale }: Viewport, stage: Size): number {
  const marginBeside = (offset: number, length: number, stageLength: number): number =>
    length < stageLength ? 0 : Math.max(offset, stageLength - (offset + length));
  return Math.max(
    marginBeside(x, IMAGE.width * scale, stage.width),
    marginBeside(y, IMAGE.height * scale, stage.height),
  );
}

/** Lists the map's places with their positions, in image pixels. */
export function placesOfMap(): readonly (Point & { readonly id: string })[] {
  return record.places.map(({ id, longitude, latitude }) => {
    const [x, y] = percentCoordinates(extent, longitude, latitude);
    return { id, x: (x / 100) * IMAGE.width, y: (y / 100) * IMAGE.height };
  });
}
