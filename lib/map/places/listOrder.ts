import { bestPlacesFirst } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';

interface Asked {
  readonly search: string;
  /** The year of the timeline; null when it is off. */
  readonly year: number | null;
}

/**
 * Orders the places that pass the filters as a list shows them: what a search means most comes first, then what
 * happens in the year of the timeline, then the order of the places.
 */
export function listOrder(
  shown: readonly MapPlace[],
  { search, year }: Asked,
): readonly MapPlace[] {
  const ofYear = shown.filter((place) => place.year === year);
  return bestPlacesFirst([...ofYear, ...shown.filter((place) => place.year !== year)], search);
}
