import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { MarkerGroups } from '@/lib/map/markers/markerLayout';

/**
 * Returns the ids of the places whose markers pulse: the places up to the timeline's year, and the places whose markers
 * such places share. Empty without a year.
 */
export function pulsingIds(
  places: readonly Pick<MapPlace, 'id' | 'year'>[],
  groups: MarkerGroups,
  year: number | null,
): ReadonlySet<string> {
  if (year === null) return new Set();
  const reachedIds = new Set(places.filter((place) => place.year <= year).map(({ id }) => id));
  const hosts = [...groups].filter(([, members]) => members.some((id) => reachedIds.has(id)));
  return new Set([...reachedIds, ...hosts.map(([host]) => host)]);
}
