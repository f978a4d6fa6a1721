import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { PlaceType } from '@/lib/map/places/place';
import { createSearch, EXACT, NAMED } from '@/lib/text/search/search';

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

/** Searches by everything that a place's panel calls it; its sounds were taken on the server, of more than goes along. */
const placeSearch = createSearch<MapPlace>(
  ({ name, description, otherNames = [], sounds = [] }) => ({
    names: [name, ...otherNames],
    texts: [description],
    sounds,
  }),
);

/** Filters the places, in their order; with a year, to those at or before it. */
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
 * Narrows found places to the best matches, the best first: those that bear the name, else those whose names have
 * its words, else all.
 * @param found what the search has found
 */
export function bestMatches(found: readonly MapPlace[], search: string): readonly MapPlace[] {
  const matches = placeSearch.matches(found, search);
  const least =
    [EXACT, NAMED].find((bound) => matches.some(({ score }) => score >= bound)) ?? 0;
  const best = matches.filter(({ score }) => score >= least).map(({ item }) => item);
  return placeSearch.bestFirst(best, search);
}

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
  const others = shown.filter((place) => place.year !== year);
  return placeSearch.bestFirst([...ofYear, ...others], search);
}
