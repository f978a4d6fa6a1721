import 'server-only';
import { personPath } from '@/lib/genealogy/address';
import type { LinkedEvent } from '@/lib/map/places/linkedEvent';
import type { Place } from '@/lib/map/places/place';
import { loadPeople } from '@/lib/server/content/references';
import { findEntry } from '@/lib/server/content/timeline/timeline';
import { entryPath } from '@/lib/timeline/address';

/** Collects the dated events of a place by their sentences, with links to the people and entries of each event. */
export const eventsOfPlace = ({ events = [] }: Pick<Place, 'events'>) =>
  new Map(
    events.map(({ date, hijri, grade, text, people, timeline }): [string, LinkedEvent] => [
      text,
      {
        dates: hijri === undefined ? date : `${date} · ${hijri} de l’Hégire`,
        grade,
        text,
        links: [
          ...timeline.flatMap((id) => {
            const entry = findEntry(id);
            return entry ? [{ href: entryPath(id), label: entry.title }] : [];
          }),
          ...people.flatMap((id) => {
            const person = loadPeople().get(id);
            return person ? [{ href: personPath(id), label: person.name }] : [];
          }),
        ],
      },
    ]),
  );
