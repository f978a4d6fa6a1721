import type { personPath } from '@/lib/genealogy/address';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { PlaceType } from '@/lib/map/places/place';
import type { CalendarFacts } from '@/lib/timeline/calendarFacts';
import type { Entry } from '@/lib/timeline/entry';

/** Data of the page of an entry. */
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
  readonly citations: readonly {
    readonly slug: string;
    readonly title: string;
    readonly sentence: string;
    readonly href: `/episodes/${string}`;
    readonly clock: string | null;
    readonly spoken: string | null;
    /** The timed passage, to play; null when its time is unknown. */
    readonly passage: {
      readonly episode: PlayableEpisode;
      readonly at: number;
    } | null;
  }[];
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}
