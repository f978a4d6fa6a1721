import 'server-only';
import { cache } from 'react';
import { placePath } from '@/lib/map/address';
import type { Place } from '@/lib/map/place';
import { loadMap, mapIds } from '@/lib/server/maps';

interface PlacePage {
  readonly place: Place;
  readonly path: ReturnType<typeof placePath>;
}

/** Every place of every map with the address of its page, by id. */
export const loadPlacePages = cache(
  (): ReadonlyMap<string, PlacePage> => new Map(mapIds().flatMap(pagesOfMap)),
);

const pagesOfMap = (mapId: string): readonly (readonly [string, PlacePage])[] =>
  loadMap(mapId).record.places.map((place) => [
    place.id,
    { place, path: placePath(mapId, place.id) },
  ]);
