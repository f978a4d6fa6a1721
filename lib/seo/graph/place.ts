import type {
  CityLeaf,
  EventLeaf,
  GeoCoordinatesLeaf,
  LandmarksOrHistoricalBuildingsLeaf,
  MosqueLeaf,
  PlaceLeaf,
  PodcastEpisodeLeaf,
  Thing,
} from 'schema-dts';
import { absolute } from '@/lib/rss/buildItem';
import { isOfItsType, type Place, type PlaceType } from '@/lib/map/places/place';
import type { Episode } from '@/lib/episodes/episode';
import { episodeId, pageAddress, placeId } from '@/lib/seo/ids';
import { isoYear } from '@/lib/seo/graph/years';

export interface PlaceFacts {
  readonly place: Place;
  /** Addresses of the place's page and its map's page. */
  readonly path: string;
  readonly mapPath: string;
  readonly origin: string;
  /** Address of the place's picture; null without a picture. */
  readonly picture: string | null;
  /** Episodes that name the place. */
  readonly episodes: readonly Pick<Episode, 'path' | 'shortTitle'>[];
}

type PlaceNode = CityLeaf | LandmarksOrHistoricalBuildingsLeaf | MosqueLeaf | PlaceLeaf;

const SCHEMA_TYPES = {
  city: 'City',
  empire_capital: 'City',
  mosque: 'Mosque',
  palace: 'LandmarksOrHistoricalBuildings',
  university: 'Place',
  battle: 'Place',
} as const satisfies Record<PlaceType, PlaceNode['@type']>;

/** Returns the schema.org type of a place; 'Place' where a note contradicts the place's kind (« une colline »). */
const placeType = (place: Place): PlaceNode['@type'] =>
  isOfItsType(place) ? SCHEMA_TYPES[place.type] : 'Place';

const isBattle = (place: Place): boolean => place.type === 'battle' && isOfItsType(place);

/** Builds the Place of a place, and the Event of a battle at that place; the first node is the main entity. */
export function placeNodes(facts: PlaceFacts): readonly [Thing, ...Thing[]] {
  const { place } = facts;
  return isBattle(place) ? [battleNode(facts), placeNode(facts)] : [placeNode(facts)];
}

const battleName = (origin: string, path: string): string => `${origin}${path}#bataille`;

/** Builds the `@id` of the main entity of a place's page. */
export const subjectName = ({ place, origin, path }: PlaceFacts): string =>
  isBattle(place) ? battleName(origin, path) : placeId(origin, path);

function battleNode({ place, origin, path }: PlaceFacts): EventLeaf {
  return {
    '@type': 'Event',
    '@id': battleName(origin, path),
    name: place.name,
    description: place.description,
    url: pageAddress(origin, path),
    location: { '@id': placeId(origin, path) },
    ...(place.certainty.date === 'établi' ? { startDate: isoYear(place.year) } : {}),
  };
}

function placeNode(facts: PlaceFacts): PlaceNode {
  const { place, path, mapPath, origin, picture, episodes } = facts;
  return {
    '@type': placeType(place),
    '@id': placeId(origin, path),
    name: place.name,
    alternateName: [place.arabicName, ...place.alternativeNames],
    description: place.description,
    url: pageAddress(origin, path),
    hasMap: pageAddress(origin, mapPath),
    ...geo(place),
    ...(picture === null ? {} : { image: absolute(picture, origin) }),
    ...(episodes.length === 0
      ? {}
      : { subjectOf: episodes.map((episode) => episodeNode(episode, origin)) }),
  };
}

const episodeNode = (
  { path, shortTitle }: PlaceFacts['episodes'][number],
  origin: string,
): PodcastEpisodeLeaf => ({
  '@type': 'PodcastEpisode',
  '@id': episodeId(origin, path),
  name: shortTitle,
  url: pageAddress(origin, path),
});

/**
 * Builds the GeoCoordinates of a position (WGS 84); none for a lost place, whose position may be tens of kilometres
 * off.
 */
export const geo = ({
  latitude,
  longitude,
  certainty,
}: Place): { readonly geo?: GeoCoordinatesLeaf } =>
  certainty.place === 'basse'
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
