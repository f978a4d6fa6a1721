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
import { episodeName, pageAddress, placeName } from '@/lib/seo/names';
import { isoYear } from '@/lib/seo/graph/years';

export interface PlaceFacts {
  readonly place: Place;
  /** The address of its page, and of its map's. */
  readonly path: string;
  readonly mapPath: string;
  readonly origin: string;
  /** Address of its picture; null when it was not drawn. */
  readonly picture: string | null;
  /** Those that name it. */
  readonly episodes: readonly Pick<Episode, 'path' | 'shortTitle'>[];
}

type PlaceNode = CityLeaf | LandmarksOrHistoricalBuildingsLeaf | MosqueLeaf | PlaceLeaf;

const TYPES = {
  city: 'City',
  empire_capital: 'City',
  mosque: 'Mosque',
  palace: 'LandmarksOrHistoricalBuildings',
  university: 'Place',
  battle: 'Place',
} as const satisfies Record<PlaceType, PlaceNode['@type']>;

/** What the type says truly: where a note takes it back (« une colline »), a place is a place and nothing more. */
const placeType = (place: Place): PlaceNode['@type'] =>
  isOfItsType(place) ? TYPES[place.type] : 'Place';

const isBattle = (place: Place): boolean => place.type === 'battle' && isOfItsType(place);

/** A place of a map; where a battle was fought, the battle too. The first is what its page is about. */
export function placeNodes(facts: PlaceFacts): readonly [Thing, ...Thing[]] {
  const { place } = facts;
  return isBattle(place) ? [battle(facts), placeNode(facts)] : [placeNode(facts)];
}

const battleName = (origin: string, path: string): string => `${origin}${path}#bataille`;

/** The `@id` of what the page of a place is about. */
export const subjectName = ({ place, origin, path }: PlaceFacts): string =>
  isBattle(place) ? battleName(origin, path) : placeName(origin, path);

function battle({ place, origin, path }: PlaceFacts): EventLeaf {
  return {
    '@type': 'Event',
    '@id': battleName(origin, path),
    name: place.name,
    description: place.description,
    url: pageAddress(origin, path),
    location: { '@id': placeName(origin, path) },
    ...(place.certainty.date === 'établi' ? { startDate: isoYear(place.year) } : {}),
  };
}

function placeNode(facts: PlaceFacts): PlaceNode {
  const { place, path, mapPath, origin, picture, episodes } = facts;
  return {
    '@type': placeType(place),
    '@id': placeName(origin, path),
    name: place.name,
    alternateName: [place.arabicName, ...place.alternativeNames],
    description: place.description,
    url: pageAddress(origin, path),
    hasMap: pageAddress(origin, mapPath),
    ...geo(place),
    ...(picture === null ? {} : { image: absolute(picture, origin) }),
    ...(episodes.length === 0
      ? {}
      : { subjectOf: episodes.map((episode) => naming(episode, origin)) }),
  };
}

const naming = (
  { path, shortTitle }: PlaceFacts['episodes'][number],
  origin: string,
): PodcastEpisodeLeaf => ({
  '@type': 'PodcastEpisode',
  '@id': episodeName(origin, path),
  name: shortTitle,
  url: pageAddress(origin, path),
});

/** Its position (WGS 84), unless it is lost: a point that may be tens of kilometres off is not told as a fact. */
export const geo = ({
  latitude,
  longitude,
  certainty,
}: Place): { readonly geo?: GeoCoordinatesLeaf } =>
  certainty.place === 'basse'
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
