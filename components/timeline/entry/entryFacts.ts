import type { personPath } from '@/lib/genealogy/address';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { PlaceType } from '@/lib/map/places/place';
import type { CalendarFacts } from '@/lib/timeline/calendarFacts';
import type { Entry } from '@/lib/timeline/entry';

/** What the page of an entry of the timeline tells. */
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
    /** Their page in the family tree; null for whom it does not know. */
    readonly href: ReturnType<typeof personPath> | null;
  }[];
  readonly citations: readonly {
    readonly slug: string;
    readonly title: string;
    readonly sentence: string;
    readonly href: `/episodes/${string}`;
    readonly clock: string | null;
    readonly spoken: string | null;
    /** What plays it from there; null when nobody knows the second. */
    readonly passage: {
      readonly episode: PlayableEpisode;
      readonly at: number;
    } | null;
  }[];
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}
