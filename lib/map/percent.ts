import type { Extent } from './extent';
import { mapProjection } from './projection';

/** Percentages from the map's top left corner to the right and down; 0 to 100 within the map. */
export type PercentCoordinates = readonly [x: number, y: number];

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Projects a position onto a map, in percent of its width and height with two decimals. */
export function percentCoordinates(
  extent: Extent,
  longitude: number,
  latitude: number,
): PercentCoordinates {
  const { x, y } = mapProjection(extent).project(longitude, latitude);
  return [
    roundToHundredth((x / extent.width) * 100),
    roundToHundredth((y / extent.height) * 100),
  ];
}
