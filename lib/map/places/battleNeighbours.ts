import type { Place } from '@/lib/map/places/place';

type Dated = Pick<Place, 'id' | 'type' | 'year'>;

/** The battles next to each other in time; null where there is none. */
export interface BattleNeighbours<P> {
  readonly before: P | null;
  readonly after: P | null;
}

/**
 * Returns the battles of a map just before and just after one of them: by their years, and within a year in the order
 * of the map. Both are null for a place of another type.
 */
export function battleNeighbours<P extends Dated>(
  places: readonly P[],
  id: string,
): BattleNeighbours<P> {
  const battles = places
    .filter(({ type }) => type === 'battle')
    .toSorted((a, b) => a.year - b.year);
  const at = battles.findIndex((battle) => battle.id === id);
  if (at < 0) return { before: null, after: null };
  return { before: battles[at - 1] ?? null, after: battles[at + 1] ?? null };
}
