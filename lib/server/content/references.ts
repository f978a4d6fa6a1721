import 'server-only';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import type { Person } from '@/lib/people/person';
import { loadContent } from '@/lib/server/content/loadContent';

/** Loads the places of all maps, by id. */
export const loadPlaces = (): ReadonlyMap<string, PlaceOnMap> => loadContent().places;

/** Loads the people that marks of a text may name, by id. */
export const loadPeople = (): ReadonlyMap<string, Person> => loadContent().people;
