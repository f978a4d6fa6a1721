import type { MapLeaf } from 'schema-dts';
import type { Bounds } from '@/lib/map/extent';
import type { MapRecord } from '@/lib/map/places/place';
import { mapId, pageAddress } from '@/lib/seo/ids';
import { publisherReference, type Publication } from '@/lib/seo/graph/publication';
import { isoYears } from '@/lib/seo/graph/years';

interface MapFacts {
  readonly map: Pick<MapRecord, 'title' | 'description' | 'timeline'>;
  readonly bounds: Bounds;
  /** Addresses of the map's page and picture. */
  readonly path: string;
  readonly imagePath: string;
}

/** Builds the schema.org `Map` node of a map's page, with its bounds and its years (ISO 8601 interval). */
export const mapNode = (
  { map, bounds, path, imagePath }: MapFacts,
  publication: Publication,
): MapLeaf => ({
  '@type': 'Map',
  '@id': mapId(publication.origin, path),
  name: map.title,
  description: map.description,
  url: pageAddress(publication.origin, path),
  image: pageAddress(publication.origin, imagePath),
  inLanguage: 'fr',
  isAccessibleForFree: true,
  publisher: publisherReference(publication),
  temporalCoverage: isoYears(map.timeline),
  spatialCoverage: {
    '@type': 'Place',
    geo: { '@type': 'GeoShape', box: geoBox(bounds) },
  },
});

/** Writes bounds as a schema.org box: south-west corner, then north-east, latitude first (https://schema.org/box). */
const geoBox = ({ south, west, north, east }: Bounds): string =>
  `${south} ${west} ${north} ${east}`;
