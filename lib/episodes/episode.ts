import type { EditorialPart } from '@/lib/content/editorial';
import type { PictureFiles } from '@/lib/content/picture';
import type { EpisodeRecord } from '@/lib/episodes/record';
import type { EpisodeSummary, EpisodeYears } from '@/lib/episodes/summary';
import type { Passage } from '@/lib/episodes/telling/passages';
import type { TimedTranscript } from '@/lib/episodes/transcript/transcript';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import type { Person } from '@/lib/people/person';
import type { Chapter } from '@/lib/player/extras/chapters';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { CalendarDay } from '@/lib/time/longDate';

/** The sound of an episode, and what goes with it. */
export interface EpisodeAudio {
  /** A path of the site, or a whole address; the sample for an episode that has no sound of its own. */
  readonly url: string;
  /** 0 when the file is elsewhere and its length unknown. */
  readonly bytes: number;
  /** MIME type. */
  readonly type: string;
  readonly kind: 'recording' | 'narration' | 'sample';
  /** Address of its WebVTT subtitles; null when none were made. */
  readonly subtitles: string | null;
  /** Address of its Podcasting 2.0 chapters, beside its sound; null when none were made. */
  readonly chaptersFile: string | null;
}

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
  readonly path: EpisodePath;
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
  readonly picture: PictureFiles;
  readonly audio: EpisodeAudio;
  readonly summary: string;
  readonly description: string;
  readonly years: EpisodeYears;
  readonly periods: readonly { readonly id: string; readonly name: string }[];
  readonly sources: EpisodeRecord['sources'];
  readonly transcript: TimedTranscript;
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

type EpisodePath<S extends string = string> = `/episodes/${S}`;

/** Builds the path of an episode's page. */
export const episodePath = <S extends string>(slug: S): EpisodePath<S> => `/episodes/${slug}`;

/** Adds to an episode's path the second at which it opens (`?t=754`), without playing. */
export const atSecond = <P extends EpisodePath>(path: P, second: number): `${P}?t=${number}` =>
  `${path}?t=${Math.floor(second)}`;

/** Builds the path at which `scripts/draw-covers.ts` writes an episode's cover. */
export const drawnCover = (slug: string): string => `/covers/${slug}.jpg`;

/** What is shown for an episode that has no cover yet. */
export const DEFAULT_COVER = '/covers/default.jpg';

/** Makes the summary of an own episode that lists show. */
export const summaryOf = (episode: Episode): EpisodeSummary => ({
  id: episode.slug,
  titleId: `titre-${episode.slug}`,
  title: episode.title,
  shortTitle: episode.shortTitle,
  target: { kind: 'page', href: episode.path },
  number: episode.number ?? null,
  category: episode.category ?? null,
  periods: episode.periods.map(({ id }) => id),
  years: episode.years,
  seconds: episode.seconds,
  day: episode.day,
  publishedAt: episode.publishedAt,
  picture: episode.picture,
  description: episode.description,
  playable: episode.playable,
});

/** Returns the episode with which the series begins, or null where none has a number. */
export const firstOfSeries = <E extends Pick<Episode, 'number'>>(
  episodes: readonly E[],
): E | null =>
  episodes.reduce<E | null>(
    (first, episode) =>
      episode.number !== undefined && episode.number < (first?.number ?? Infinity)
        ? episode
        : first,
    null,
  );

type Own = Pick<Episode, 'slug' | 'path' | 'title' | 'seconds' | 'audio' | 'picture'>;

/** Makes the playable of an own episode; it has no author of its own, so the site signs it. */
export function playableEpisode(
  { slug, path, title, seconds, audio, picture }: Own,
  siteName: string,
): PlayableEpisode {
  return {
    id: slug,
    title,
    author: siteName,
    ...(audio.kind !== 'sample' && { audioUrl: audio.url }),
    imageUrl: picture.thumbnail,
    artwork: picture.artwork,
    announcedDuration: seconds,
    pageUrl: path,
  };
}
