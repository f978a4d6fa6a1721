import 'server-only';
import { cache } from 'react';
import type { Episode } from '@/lib/episodes/episode';
import { mentionedPeople, mentionedPlaces } from '@/lib/episodes/marks';
import { placePath } from '@/lib/map/address';
import type { Place } from '@/lib/map/place';
import type { Person } from '@/lib/people/person';
import { loadMap, mapIds, type HistoricalMap } from '@/lib/server/maps';
import { publicFile } from '@/lib/server/publicFiles';
import { loadPeople } from '@/lib/server/references';

/** A map and those of its places that an episode names, in order of first mention. */
export interface NamedPlaces {
  readonly map: HistoricalMap;
  readonly places: readonly Place[];
}

/** The maps on which an episode has places, the one with the most of them first. */
export function placesNamedIn(episode: Pick<Episode, 'chapters'>): readonly NamedPlaces[] {
  const named = mentionedPlaces(episode);
  return mapIds()
    .map(loadMap)
    .map((map) => ({
      map,
      places: named.flatMap((id) => map.record.places.find((place) => place.id === id) ?? []),
    }))
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => b.places.length - a.places.length);
}

/** Those whom an episode names, in order of first mention. */
export const peopleNamedIn = (episode: Pick<Episode, 'chapters'>): readonly Person[] =>
  mentionedPeople(episode).flatMap((id) => loadPeople().get(id) ?? []);

/** The pages of all the places of all the maps, by the places' ids. */
export const loadPlacePaths = cache(
  (): ReadonlyMap<string, ReturnType<typeof placePath>> =>
    new Map(
      mapIds().flatMap((mapId) =>
        loadMap(mapId).record.places.map(({ id }) => [id, placePath(mapId, id)] as const),
      ),
    ),
);

/** A map's image at a small size, or the image itself where none was drawn. */
export function overviewOf(mapId: string): string {
  const overview = `/maps/${mapId}/overview.webp`;
  return publicFile(overview) ? overview : `/maps/${mapId}/map.jpg`;
}
