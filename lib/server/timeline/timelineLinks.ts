import 'server-only';
import { personPath } from '@/lib/genealogy/address';
import { placePath } from '@/lib/map/address';
import { nameOnMap } from '@/lib/map/markers/labels';
import type { PlaceType } from '@/lib/map/places/place';
import type { Person } from '@/lib/people/person';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { readOnce } from '@/lib/server/content/readOnce';
import { loadPeople } from '@/lib/server/content/references';
import { julianYear } from '@/lib/time/dateWords';
import type { Entry } from '@/lib/timeline/entry';

export interface LinkedPlace {
  readonly id: string;
  readonly name: string;
  readonly type: PlaceType;
  readonly href: ReturnType<typeof placePath>;
  readonly map: string;
}

/** Resolves the places of an entry, in the entry's order, each with its page on a map. */
export const placesOf = ({ places }: Pick<Entry, 'places'>): readonly LinkedPlace[] =>
  places.flatMap((id) =>
    mapIds().flatMap((mapId) => {
      const { record } = loadMap(mapId);
      const place = record.places.find((candidate) => candidate.id === id);
      return place
        ? [
            {
              id,
              name: nameOnMap(place.name),
              type: place.type,
              href: placePath(mapId, id),
              map: record.title,
            },
          ]
        : [];
    }),
  );

/** A person with their page in the family tree; null for a person outside the tree. */
export interface LinkedPerson extends Person {
  readonly href: ReturnType<typeof personPath> | null;
}

/** Resolves the people of an entry, in the entry's order. */
export const peopleOf = ({ people }: Pick<Entry, 'people'>): readonly LinkedPerson[] =>
  people.flatMap((id) => {
    const person = loadPeople().get(id);
    if (!person) return [];
    return [{ ...person, href: loadGenealogy().people.has(id) ? personPath(id) : null }];
  });

/** Entries that name each person, in chronological order, by id. */
const loadEntriesByPerson = readOnce((): ReadonlyMap<string, readonly Entry[]> => {
  const entriesByPerson = new Map<string, Entry[]>();
  for (const entry of loadTimeline().entries)
    for (const id of entry.people) {
      const entries = entriesByPerson.get(id);
      if (entries) entries.push(entry);
      else entriesByPerson.set(id, [entry]);
    }
  return entriesByPerson;
});

/** Lists the entries that name a person, in chronological order. */
export const entriesOfPerson = (id: string): readonly Entry[] =>
  loadEntriesByPerson().get(id) ?? [];

/** The year in which the timeline first names each person, by id. */
export const loadFirstYears = readOnce((): ReadonlyMap<string, number> => {
  const firstYears = new Map<string, number>();
  for (const [id, [earliest]] of loadEntriesByPerson())
    if (earliest) firstYears.set(id, julianYear(earliest.from));
  return firstYears;
});
