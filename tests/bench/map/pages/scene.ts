import type { MapPlace } from '@/lib/map/places/mapPlace';
import { PLACE_TYPES } from '@/lib/map/places/place';
import type { MapView } from '@/lib/map/camera/framing';
import type { Size } from '@/lib/surface/viewport';

export const STAGE: Size = { width: 1280, height: 720 };
export const IMAGE = { src: '/map.jpg', width: 1500, height: 1611 };
/** Where every scenario begins: far enough in to pan, far enough out for ten ticks of the wheel. */
export const START: MapView = { x: 50, y: 50, scale: 1.15 };

/** The two markers from which the view is read, with their places in percents. */
export const PROBES = [
  { id: 'probe-a', percent: 30 },
  { id: 'probe-b', percent: 70 },
] as const;

/** What a library is asked to show. */
export interface Scene {
  readonly image: typeof IMAGE;
  readonly places: readonly MapPlace[];
  readonly view: MapView;
}

export const sceneOf = (count: number): Scene => ({
  image: IMAGE,
  places: placesOf(count),
  view: START,
});

/** The probes and then others, the same at every call, count in all. */
export function placesOf(count: number): readonly MapPlace[] {
  const places = PROBES.map(({ id, percent }) => place(id, 0, percent, percent));
  for (let index = 1; places.length < count; index += 1) {
    const [x, y] = scattered(index);
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

/** The root of x³ = x + 1. */
const PLASTIC = 1.324717957244746;

/** Evenly scattered without a grid: the R2 sequence (M. Roberts, 2018), from 2 to 98 %. */
const scattered = (index: number): readonly [number, number] => [
  2 + 96 * ((0.5 + index / PLASTIC) % 1),
  2 + 96 * ((0.5 + index / PLASTIC ** 2) % 1),
];

/** Nothing lies on the probes, which would be moved aside, nor at the centre, where the drag begins. */
const isFree = (x: number, y: number): boolean =>
  [30, 50, 70].every((percent) => Math.hypot(x - percent, y - percent) > 4);
