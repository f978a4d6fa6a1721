import type { DatedLink } from '@/components/documents/DocumentList';
import type { personPath } from '@/lib/genealogy/address';
import type { PlaceType } from '@/lib/map/places/place';
import type { CalendarFacts } from '@/lib/timeline/calendarFacts';
import type { CitedMoment } from '@/lib/timeline/citedMoment';
import type { Entry } from '@/lib/timeline/entry';

export interface EntryFacts {
  readonly entry: Entry;
  readonly calendars: CalendarFacts;
  readonly places: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: PlaceType;
    readonly href: `/outils/carte-interactive/${string}/${string}`;
    readonly map: string;
  }[];
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: string;
    /** Page in the family tree; null for a person outside the tree. */
    readonly href: ReturnType<typeof personPath> | null;
  }[];
  /** Links to the reconstructions of the entry's buildings. */
  readonly reconstructions: readonly DatedLink[];
  readonly citations: readonly CitedMoment[];
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}
