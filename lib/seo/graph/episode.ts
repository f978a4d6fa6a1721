import type { AudioObjectLeaf, PersonLeaf, PlaceLeaf, PodcastEpisodeLeaf } from 'schema-dts';
import type { Episode } from '@/lib/episodes/episode';
import { withoutMarks } from '@/lib/episodes/marks';
import { transcriptText } from '@/lib/seo/graph/transcriptText';
import { absolute } from '@/lib/rss/buildItem';
import { nameOnMap } from '@/lib/map/markers/labels';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import type { Person } from '@/lib/people/person';
import { chapterClips } from '@/lib/seo/graph/clips';
import { episodeId, pageAddress, placeId } from '@/lib/seo/ids';
import {
  podcastReference,
  publisherReference,
  type Publication,
} from '@/lib/seo/graph/publication';
import { geo } from '@/lib/seo/graph/place';
import { isoYears } from '@/lib/seo/graph/years';
import { formatIsoDuration } from '@/lib/time/clock';
import { toIsoDay } from '@/lib/time/longDate';

/** Builds the PodcastEpisode of an episode from the content of its page. */
export function podcastEpisode(episode: Episode, publication: Publication): PodcastEpisodeLeaf {
  const { path, places, people, picture } = episode;
  const { origin } = publication;
  return {
    '@type': 'PodcastEpisode',
    '@id': episodeId(origin, path),
    url: pageAddress(origin, path),
    name: episode.title,
    alternateName: episode.shortTitle,
    description: episode.summary,
    ...publicationDate(episode),
    ...seriesFields(episode, publication),
    image: absolute(picture.src, origin),
    inLanguage: 'fr',
    isAccessibleForFree: true,
    author: publisherReference(publication),
    publisher: publisherReference(publication),
    timeRequired: formatIsoDuration(episode.seconds),
    associatedMedia: audioObject(episode, origin),
    hasPart: chapterClips(episode.chapters, episode.seconds, `${origin}${path}`),
    temporalCoverage: isoYears(episode.years),
    spatialCoverage: places.map((place) => placeMention(place, origin)),
    mentions: people.map(personMention),
    citation: episode.sources.map(sourceLine),
  };
}

const publicationDate = ({ day }: Episode): { readonly datePublished?: string } =>
  day === null ? {} : { datePublished: toIsoDay(day) };

function seriesFields({ number, category }: Episode, publication: Publication) {
  const podcast = podcastReference(publication);
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

function audioObject({ audio, seconds, transcript }: Episode, origin: string): AudioObjectLeaf {
  return {
    '@type': 'AudioObject',
    contentUrl: absolute(audio.url, origin),
    encodingFormat: audio.type,
    duration: formatIsoDuration(seconds),
    ...(audio.bytes > 0 ? { contentSize: `${audio.bytes} B` } : {}),
    transcript: transcriptText(transcript),
    inLanguage: 'fr',
  };
}

/** Builds the reference to a place, by the short name of the page's list of places. */
const placeMention = (place: PlaceOnMap, origin: string): PlaceLeaf => ({
  '@type': 'Place',
  '@id': placeId(origin, place.path),
  name: nameOnMap(place.name),
  url: pageAddress(origin, place.path),
  ...geo(place),
});

const personMention = ({ name, role }: Person): PersonLeaf => ({
  '@type': 'Person',
  name,
  description: role,
});

/** Writes a source in one line, as on the page. */
const sourceLine = ({
  author,
  title,
  year,
  section,
  note,
}: Episode['sources'][number]): string => {
  const work = [author, title, year, section].filter((field) => field !== undefined).join(', ');
  return withoutMarks(note === undefined ? work : `${work} (${note})`);
};
