import type { EditorialPart } from '@/lib/content/editorial';
import type { Picture } from '@/lib/content/picture';
import type { EpisodeAudio } from '@/lib/episodes/audio';
import type { EpisodeRecord } from '@/lib/episodes/record';
import type { EpisodeSummary, EpisodeYears } from '@/lib/episodes/summary';
import type { Passage } from '@/lib/episodes/telling/passages';
import type { Transcript } from '@/lib/episodes/transcript/transcript';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import type { Person } from '@/lib/people/person';
import type { Chapter } from '@/lib/player/extras/chapters';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { CalendarDay } from '@/lib/time/longDate';

/** A chapter in the list beside the text. */
export interface EpisodeChapter {
  readonly title: string;
  /** Where it can be read on the page. */
  readonly anchor: string;
  /** Second at which it begins; null when nobody knows. */
  readonly start: number | null;
}

/** An episode of `content/`, with everything that its file names. */
export interface Episode {
  /** Its rank, newest first: 1 is the latest. */
  readonly id: number;
  readonly slug: string;
  readonly path: `/episodes/${string}`;
  /** Absent outside of a series. */
  readonly number: number | undefined;
  readonly title: string;
  readonly shortTitle: string;
  readonly category: string | undefined;
  readonly day: CalendarDay | null;
  /** Milliseconds since 1970; null without a date. */
  readonly publishedAt: number | null;
  readonly seconds: number;
  /** The owner’s, or the one that was drawn, or else the common one. */
  readonly picture: Picture;
  readonly audio: EpisodeAudio;
  readonly summary: string;
  readonly description: string;
  readonly years: EpisodeYears;
  readonly periods: readonly { readonly id: string; readonly name: string }[];
  readonly sources: EpisodeRecord['sources'];
  readonly transcript: Transcript;
  /** Where and when it tells, in order. */
  readonly passages: readonly Passage[];
  /** As the text divides itself. */
  readonly chapters: readonly EpisodeChapter[];
  /** As the sound divides itself. */
  readonly audioChapters: readonly Chapter[];
  /** Those that it names, in order of first mention. */
  readonly places: readonly PlaceOnMap[];
  readonly people: readonly Person[];
  /** Who wrote and reviewed it, and when, where it is not the owner's default. */
  readonly editorial: EditorialPart | undefined;
  /** How many questions of the quiz are about it. */
  readonly questions: number;
  /** Those told just before and just after, in the order of the history. */
  readonly previous: EpisodeSummary | null;
  readonly next: EpisodeSummary | null;
  readonly playable: PlayableEpisode;
}
