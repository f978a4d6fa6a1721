import type { HistoricalMap } from '@/lib/map/historicalMap';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** A map and those of its places that are asked for. */
export interface PlacesOnMap {
  readonly map: HistoricalMap;
  readonly places: readonly PlaceOnMap[];
}

/** Groups places by their maps, the map with the most of them first; maps with none are left out. */
export const placesByMap = (
  places: readonly PlaceOnMap[],
  maps: readonly HistoricalMap[],
): readonly PlacesOnMap[] =>
  maps
    .map((map) => ({ map, places: places.filter(({ mapId }) => mapId === map.id) }))
    .filter((group) => group.places.length > 0)
    .toSorted((a, b) => b.places.length - a.places.length);
