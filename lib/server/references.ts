import 'server-only';
import { cache } from 'react';
import { MapRecordSchema, type Place } from '@/lib/map/place';
import { PeopleSchema, type Person } from '@/lib/people/person';
import { listContent, readContent } from '@/lib/server/content';

/** Every place of every map, by id. */
export const loadPlaces = cache(
  (): ReadonlyMap<string, Place> =>
    new Map(
      listContent('maps')
        .flatMap((id) => readContent(MapRecordSchema, `maps/${id}.json`).places)
        .map((place) => [place.id, place]),
    ),
);

/** Everyone whom a text may name, by id. */
export const loadPeople = cache(
  (): ReadonlyMap<string, Person> =>
    new Map(readContent(PeopleSchema, 'people.json').map((person) => [person.id, person])),
);
