import type { MapPlace } from '@/lib/map/places/mapPlace';
import { PLACE_TYPES } from '@/lib/map/places/place';
import type { MapView } from '@/lib/map/camera/framing';
import type { Size } from '@/lib/surface/viewport';

export const STAGE: Size = { width: 1280, height: 720 };

/** Size in pixels, `width×height`, which the bundler replaces by the size of the measured map. */
const [width = 0, height = 0] = (process.env.MAP_SIZE ?? '2000×1210').split('×').map(Number);
export const IMAGE = { src: '/map.jpg', width, height };

/** Start of every scenario: far enough in to pan, far enough out for ten ticks of the wheel. */
export const START_VIEW: MapView = { x: 50, y: 50, scale: 1.15 };

/** Two markers from which the view is read, with their coordinates in percent. */
export const PROBES = [
  { id: 'probe-a', percent: 30 },
  { id: 'probe-b', percent: 70 },
] as const;

/** Input of a map library. */
export interface Scene {
  readonly image: typeof IMAGE;
  readonly places: readonly MapPlace[];
  readonly view: MapView;
}

export const sceneOf = (count: number): Scene => ({
  image: IMAGE,
  places: placesOf(count),
  view: START_VIEW,
});

/** Returns the probes and further places, `count` in all; deterministic. */
export function placesOf(count: number): readonly MapPlace[] {
  const places = PROBES.map(({ id, percent }) => place(id, 0, percent, percent));
  for (let index = 1; places.length < count; index += 1) {
    const [x, y] = scatteredPosition(index);
    if (isFree(x, y)) places.push(place(`place-${index}`, index, x, y));
  }
  return places;
}

const place = (id: string, index: number, x: number, y: number): MapPlace => ({
  id,
  name: `Lieu ${index}`,
  type: PLACE_TYPES[index % PLACE_TYPES.length] ?? 'city',
  year: 622,
  period: 'banc',
  coordinates: [x, y],
  description: '',
});

/** Root of x³ = x + 1. */
const PLASTIC = 1.324717957244746;

/** Returns the coordinates of the R2 low-discrepancy sequence (M. Roberts, 2018), from 2 to 98 %. */
const scatteredPosition = (index: number): readonly [number, number] => [
  2 + 96 * ((0.5 + index / PLASTIC) % 1),
  2 + 96 * ((0.5 + index / PLASTIC ** 2) % 1),
];

/**
 * Tells whether a place is away from the probes, whose markers a near marker would displace, and from the centre, where
 * the drag begins.
 */
const isFree = (x: number, y: number): boolean =>
  [30, 50, 70].every((percent) => Math.hypot(x - percent, y - percent) > 4);
