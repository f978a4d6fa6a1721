import type { AudioObjectLeaf, PersonLeaf, PlaceLeaf, PodcastEpisodeLeaf } from 'schema-dts';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import { heardText } from '@/lib/episodes/marks';
import type { Transcript } from '@/lib/episodes/transcript';
import { transcriptText } from '@/lib/seo/transcriptText';
import { absolute } from '@/lib/feed/buildItem';
import type { EpisodeMedia } from '@/lib/feed/facts';
import { nameOnMap } from '@/lib/map/labels';
import type { Place } from '@/lib/map/place';
import type { Person } from '@/lib/people/person';
import { chapterClips, type ListedChapter } from '@/lib/seo/clips';
import { episodeName, pageAddress, placeName } from '@/lib/seo/names';
import { podcastReference, publisherReference, type Publication } from '@/lib/seo/publication';
import { geo } from '@/lib/seo/place';
import { isoYears } from '@/lib/seo/years';
import { formatIsoDuration, parseClock } from '@/lib/time/clock';
import { parseLongDate, toIsoDay } from '@/lib/time/longDate';

export interface EpisodeFacts {
  readonly episode: Episode;
  readonly media: EpisodeMedia;
  readonly transcript: Transcript;
  readonly chapters: readonly ListedChapter[];
  /** Those it names, with the addresses of their pages. */
  readonly places: readonly { readonly place: Place; readonly path: string }[];
  readonly people: readonly Person[];
}

/** An episode as its page tells it. */
export function podcastEpisode(facts: EpisodeFacts, on: Publication): PodcastEpisodeLeaf {
  const { episode, places, people } = facts;
  const { origin } = on;
  const path = episodePath(episode.slug);
  return {
    '@type': 'PodcastEpisode',
    '@id': episodeName(origin, path),
    url: pageAddress(origin, path),
    name: episode.title,
    alternateName: episode.shortTitle,
    description: episode.summary,
    ...published(episode),
    ...series(episode, on),
    ...(episode.imageUrl === undefined ? {} : { image: absolute(episode.imageUrl, origin) }),
    inLanguage: 'fr',
    isAccessibleForFree: true,
    author: publisherReference(on),
    publisher: publisherReference(on),
    timeRequired: lengthOf(episode),
    associatedMedia: audioObject(facts, origin),
    hasPart: chapterClips(facts.chapters, secondsOf(episode), `${origin}${path}`),
    temporalCoverage: isoYears(episode.years),
    spatialCoverage: places.map(({ place, path: at }) => placeMention(place, at, origin)),
    mentions: people.map(person),
    citation: episode.sources.map(sourceLine),
  };
}

function published({ date }: Episode): { readonly datePublished?: string } {
  const day = date === undefined ? null : parseLongDate(date);
  return day ? { datePublished: toIsoDay(day) } : {};
}

function series({ number, category }: Episode, on: Publication) {
  const podcast = podcastReference(on);
  return {
    partOfSeries: podcast,
    ...(number === undefined ? {} : { episodeNumber: number }),
    ...(category === undefined
      ? {}
      : {
          partOfSeason: {
            '@type': 'PodcastSeason',
            name: category,
            partOfSeries: podcast,
          } as const,
        }),
  };
}

function audioObject(
  { episode, media, transcript }: EpisodeFacts,
  origin: string,
): AudioObjectLeaf {
  return {
    '@type': 'AudioObject',
    contentUrl: absolute(media.audioUrl, origin),
    encodingFormat: media.type,
    duration: lengthOf(episode),
    ...(media.bytes > 0 ? { contentSize: `${media.bytes} B` } : {}),
    transcript: transcriptText(transcript),
    inLanguage: 'fr',
  };
}

/** Its name is the short one, as the page's list of places writes it. */
const placeMention = (place: Place, path: string, origin: string): PlaceLeaf => ({
  '@type': 'Place',
  '@id': placeName(origin, path),
  name: nameOnMap(place.name),
  url: pageAddress(origin, path),
  ...geo(place),
});

const person = ({ name, role }: Person): PersonLeaf => ({
  '@type': 'Person',
  name,
  description: role,
});

/** A source in one line, as the page writes it. */
const sourceLine = ({ author, title, year, note }: Episode['sources'][number]): string =>
  heardText(
    `${author}, ${title}${year === undefined ? '' : `, ${year}`}${note === undefined ? '' : ` (${note})`}`,
  );

const secondsOf = ({ duration }: Episode): number => parseClock(duration) ?? 0;

const lengthOf = (episode: Episode): string => formatIsoDuration(secondsOf(episode));
