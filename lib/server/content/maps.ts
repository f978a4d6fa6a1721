import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { loadContent } from '@/lib/server/content/loadContent';

/** Lists the ids of the maps, in alphabetical order. */
export const mapIds = (): readonly string[] => loadContent().maps.map(({ id }) => id);

/**
 * Loads a map by its id.
 * @throws Error when there is no such map.
 */
export function loadMap(id: string): HistoricalMap {
  const map = loadContent().maps.find((candidate) => candidate.id === id);
  if (!map) throw new Error(`content/maps : il n’y a pas de carte « ${id} ».`);
  return map;
}

/**
 * Finds a place of a map by its id.
 * @throws Error when the map has no such place.
 */
export function placeOf({ id, places }: HistoricalMap, placeId: string): PlaceOnMap {
  const place = places.find((candidate) => candidate.id === placeId);
  if (!place) throw new Error(`content/maps/${id}.json : il n’y a pas de lieu « ${placeId} ».`);
  return place;
}

/** Lists the own episodes that name a place, in story order. */
export const episodesAbout = (placeId: string): readonly Episode[] =>
  loadContent().episodesNaming.get(placeId) ?? [];
