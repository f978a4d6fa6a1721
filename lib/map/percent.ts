import type { Extent } from './extent';
import { mapProjection } from './projection';

/** Right and down from the map's top left corner, from 0 to 100 within the map. */
export type PercentCoordinates = readonly [x: number, y: number];

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Projects a position onto a map, in percents of its width and height, to the hundredth. */
export function percentCoordinates(
  extent: Extent,
  longitude: number,
  latitude: number,
): PercentCoordinates {
  const { x, y } = mapProjection(extent).project(longitude, latitude);
  return [hundredth((x / extent.width) * 100), hundredth((y / extent.height) * 100)];
}
