import type { Place } from '@/lib/map/places/place';

type DatedPlace = Pick<Place, 'id' | 'type' | 'year'>;

/** The previous and next battles in time; null for none. */
export interface BattleNeighbours<P> {
  readonly before: P | null;
  readonly after: P | null;
}

/**
 * Returns the battles of a map before and after one of them: by year, and within a year in the map's order. Both null
 * for another type of place.
 */
export function battleNeighbours<P extends DatedPlace>(
  places: readonly P[],
  id: string,
): BattleNeighbours<P> {
  const battles = places
    .filter(({ type }) => type === 'battle')
    .toSorted((a, b) => a.year - b.year);
  const index = battles.findIndex((battle) => battle.id === id);
  if (index < 0) return { before: null, after: null };
  return { before: battles[index - 1] ?? null, after: battles[index + 1] ?? null };
}
