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

/** The audio of an episode and its related files. */
export interface EpisodeAudio {
  /** A path of the site or an absolute address; the sample for an episode without audio. */
  readonly url: string;
  /** 0 for a file on another host, whose size is unknown. */
  readonly bytes: number;
  /** MIME type. */
  readonly type: string;
  readonly kind: 'recording' | 'narration' | 'sample';
  /** Address of the WebVTT subtitles; null without any. */
  readonly subtitles: string | null;
  /** Address of the Podcasting 2.0 chapters beside the audio; null without any. */
  readonly chaptersFile: string | null;
  /** Address of the words' times, beside the subtitles; null without any. */
  readonly wordsFile: string | null;
}

/** A chapter in the list beside the transcript. */
export interface EpisodeChapter {
  readonly title: string;
  /** Anchor of the chapter on the page. */
  readonly anchor: string;
  /** Start in seconds; null without timings. */
  readonly start: number | null;
}

/** An episode of `content/`, with ids resolved to objects. */
export interface Episode {
  /** Rank, newest first, from 1. */
  readonly id: number;
  readonly slug: string;
  readonly path: EpisodePath;
  /** Number in the series; undefined for a special episode. */
  readonly number: number | undefined;
  readonly title: string;
  readonly shortTitle: string;
  readonly category: string | undefined;
  readonly day: CalendarDay | null;
  /** Milliseconds since 1970; null for an undated episode. */
  readonly publishedAt: number | null;
  readonly seconds: number;
  /** The owner's cover, else the drawn one, else the default. */
  readonly picture: PictureFiles;
  readonly audio: EpisodeAudio;
  readonly summary: string;
  readonly description: string;
  readonly years: EpisodeYears;
  readonly periods: readonly { readonly id: string; readonly name: string }[];
  readonly sources: EpisodeRecord['sources'];
  readonly transcript: TimedTranscript;
  /** Passages of the episode, in order, each about one place and one time. */
  readonly passages: readonly Passage[];
  /** Chapters of the text. */
  readonly chapters: readonly EpisodeChapter[];
  readonly audioChapters: readonly Chapter[];
  /** Places named, in order of first mention. */
  readonly places: readonly PlaceOnMap[];
  readonly people: readonly Person[];
  /** Author, reviewer and dates that differ from the owner's defaults. */
  readonly editorial: EditorialPart | undefined;
  /** Number of questions of the quiz about the episode. */
  readonly questions: number;
  /** Neighbours in story order. */
  readonly previous: EpisodeSummary | null;
  readonly next: EpisodeSummary | null;
  readonly playable: PlayableEpisode;
}

type EpisodePath<S extends string = string> = `/episodes/${S}`;

export const episodePath = <S extends string>(slug: S): EpisodePath<S> => `/episodes/${slug}`;

/** Appends a start second to the path of an episode (`?t=754.25`, hundredths at most), without autoplay. */
export const atSecond = <P extends EpisodePath>(path: P, second: number): `${P}?t=${number}` =>
  `${path}?t=${Math.floor(second * 100) / 100}`;

/** Builds the path at which `scripts/draw-covers.ts` writes an episode's cover. */
export const drawnCover = (slug: string): string => `/covers/${slug}.jpg`;

/** Cover of episodes that have no cover. */
export const DEFAULT_COVER = '/covers/default.jpg';

/** Converts an own episode to the summary that lists show. */
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

/** Returns the first episode of the series; null without numbered episodes. */
export const firstOfSeries = <E extends Pick<Episode, 'number'>>(
  episodes: readonly E[],
): E | null =>
  episodes.reduce<E | null>(
    (earliest, episode) =>
      episode.number !== undefined && episode.number < (earliest?.number ?? Infinity)
        ? episode
        : earliest,
    null,
  );

type PlayableFields = Pick<
  Episode,
  'slug' | 'path' | 'title' | 'seconds' | 'audio' | 'picture'
>;

/** Converts an own episode to a playable one, with the site as its author. */
export function playableEpisode(
  { slug, path, title, seconds, audio, picture }: PlayableFields,
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
