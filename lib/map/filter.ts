import type { MapPlace } from '@/lib/map/mapPlace';
import type { PlaceType } from '@/lib/map/place';
import { fold } from '@/lib/text/fold';

/** The kinds of places that can be asked for; the other types show under «Tous» alone. */
export const TYPE_FILTERS = ['all', 'cities', 'battles'] as const;

export type TypeFilter = (typeof TYPE_FILTERS)[number];

export interface PlaceFilter {
  /** As it was typed. */
  readonly search: string;
  /** Id of a period; null for all of them. */
  readonly period: string | null;
  readonly type: TypeFilter;
}

const TYPES: Record<TypeFilter, readonly PlaceType[] | null> = {
  all: null,
  cities: ['city', 'empire_capital'],
  battles: ['battle'],
};

/**
 * The places that answer a filter, in their order; with a year, only those at or before it. The search is
 * trimmed and looks into name and description.
 */
export function filterPlaces(
  places: readonly MapPlace[],
  { search, period, type }: PlaceFilter,
  untilYear: number | null = null,
): readonly MapPlace[] {
  const needle = fold(search.trim());
  const types = TYPES[type];
  return places.filter(
    (place) =>
      (period === null || place.period === period) &&
      (types === null || types.includes(place.type)) &&
      (untilYear === null || place.year <= untilYear) &&
      (fold(place.name).includes(needle) || fold(place.description).includes(needle)),
  );
}
