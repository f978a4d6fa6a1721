import type { HistoricalMap } from '@/lib/map/historicalMap';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** A map with some of its places. */
export interface PlacesOnMap {
  readonly map: HistoricalMap;
  readonly places: readonly PlaceOnMap[];
}

/** Groups places by map, the map with the most places first; maps without any are omitted. */
export const placesByMap = (
  places: readonly PlaceOnMap[],
  maps: readonly HistoricalMap[],
): readonly PlacesOnMap[] =>
  maps
    .map((map) => ({ map, places: places.filter(({ mapId }) => mapId === map.id) }))
    .filter((group) => group.places.length > 0)
    .toSorted((a, b) => b.places.length - a.places.length);
