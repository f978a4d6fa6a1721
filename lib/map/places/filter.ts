import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { PlaceType } from '@/lib/map/places/place';
import { createSearch, EXACT, NAMED } from '@/lib/text/search/search';

/** Types of places that can be filtered; the other types show under «Tous» only. */
export const TYPE_FILTERS = ['all', 'cities', 'battles'] as const;

export type TypeFilter = (typeof TYPE_FILTERS)[number];

export interface PlaceFilter {
  /** Text of the search as typed. */
  readonly search: string;
  /** Id of a period; null for all periods. */
  readonly period: string | null;
  readonly type: TypeFilter;
}

const TYPES: Record<TypeFilter, readonly PlaceType[] | null> = {
  all: null,
  cities: ['city', 'empire_capital'],
  battles: ['battle'],
};

/** Searches the texts of a place's panel; phonetic keys were computed on the server, from more texts than are sent. */
const placeSearch = createSearch<MapPlace>(
  ({ name, description, otherNames = [], sounds = [] }) => ({
    names: [name, ...otherNames],
    texts: [description],
    sounds,
  }),
);

/** Filters the places, in their order; with a year, to the places up to that year. */
export function filterPlaces(
  places: readonly MapPlace[],
  { search, period, type }: PlaceFilter,
  untilYear: number | null = null,
): readonly MapPlace[] {
  const types = TYPES[type];
  return placeSearch
    .found(places, search)
    .filter(
      (place) =>
        (period === null || place.period === period) &&
        (types === null || types.includes(place.type)) &&
        (untilYear === null || place.year <= untilYear),
    );
}

/**
 * Narrows search results to the best matches, best first: exact names, else names with all words, else all.
 * @param results results of the search
 */
export function bestMatches(results: readonly MapPlace[], search: string): readonly MapPlace[] {
  const matches = placeSearch.matches(results, search);
  const minScore =
    [EXACT, NAMED].find((bound) => matches.some(({ score }) => score >= bound)) ?? 0;
  const bestPlaces = matches.filter(({ score }) => score >= minScore).map(({ item }) => item);
  return placeSearch.bestFirst(bestPlaces, search);
}

interface ListQuery {
  readonly search: string;
  /** The timeline's year; null when the timeline is off. */
  readonly year: number | null;
}

/**
 * Sorts the filtered places for a list: by search score, then events of the timeline's year first, then in the map's
 * order.
 */
export function listOrder(
  shownPlaces: readonly MapPlace[],
  { search, year }: ListQuery,
): readonly MapPlace[] {
  const yearPlaces = shownPlaces.filter((place) => place.year === year);
  const otherPlaces = shownPlaces.filter((place) => place.year !== year);
  return placeSearch.bestFirst([...yearPlaces, ...otherPlaces], search);
}
