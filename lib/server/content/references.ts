import 'server-only';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import type { Person } from '@/lib/people/person';
import { loadContent } from '@/lib/server/content/loadContent';

/** Every place of every map, by id. */
export const loadPlaces = (): ReadonlyMap<string, PlaceOnMap> => loadContent().places;

/** Everyone whom a text may name, by id. */
export const loadPeople = (): ReadonlyMap<string, Person> => loadContent().people;
