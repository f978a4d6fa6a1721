import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { PlaceType } from '@/lib/map/places/place';
import { nameOnMap } from '@/lib/map/markers/labels';
import { fold } from '@/lib/text/fold';
import { soundOf } from '@/lib/text/sound';

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

/** Folded once, not anew for each letter of a search that is being typed. */
const foldedTexts = new WeakMap<MapPlace, readonly string[]>();

/** The texts of a place that a search looks into. */
function foldedTextsOf(place: MapPlace): readonly string[] {
  const known = foldedTexts.get(place);
  if (known) return known;
  const { name, description, otherNames = [] } = place;
  const texts = [name, description, ...otherNames].map(fold);
  foldedTexts.set(place, texts);
  return texts;
}

/** Shorter sounds are too many names at once. */
const SHORTEST_SOUND = 4;

/** Whether a search, folded, is one word that sounds like the beginning of a name of the place. */
function soundsLike({ sounds = [] }: MapPlace, needle: string): boolean {
  if (!/^\p{L}+$/u.test(needle)) return false;
  const sound = soundOf(needle);
  return sound.length >= SHORTEST_SOUND && sounds.some((own) => own.startsWith(sound));
}

/**
 * The places that answer a filter, in their order; with a year, only those at or before it. The search is
 * trimmed and looks into name, description and other names; what is found nowhere as it is written may be a name
 * in another spelling.
 */
export function filterPlaces(
  places: readonly MapPlace[],
  { search, period, type }: PlaceFilter,
  untilYear: number | null = null,
): readonly MapPlace[] {
  const needle = fold(search.trim());
  const types = TYPES[type];
  const asWritten = (place: MapPlace): boolean =>
    needle === '' || foldedTextsOf(place).some((text) => text.includes(needle));
  const answers =
    needle === '' || places.some(asWritten)
      ? asWritten
      : (place: MapPlace): boolean => soundsLike(place, needle);
  return places.filter(
    (place) =>
      (period === null || place.period === period) &&
      (types === null || types.includes(place.type)) &&
      (untilYear === null || place.year <= untilYear) &&
      answers(place),
  );
}

/**
 * The places that a search means most: those that bear the name, else those whose name has it, else all.
 * @param found what the search has found
 */
export function bestMatches(found: readonly MapPlace[], search: string): readonly MapPlace[] {
  const needle = fold(search.trim());
  const namesOf = ({ name, otherNames = [] }: MapPlace): readonly string[] =>
    [name, nameOnMap(name), ...otherNames].map(fold);
  const named = found.filter((place) => namesOf(place).includes(needle));
  if (named.length > 0) return named;
  const naming = found.filter((place) => namesOf(place).some((name) => name.includes(needle)));
  return naming.length > 0 ? naming : found;
}
