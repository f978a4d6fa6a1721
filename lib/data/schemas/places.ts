import * as v from 'valibot';
import { AbsoluteAddress, NOTICE, SourceItem } from '@/lib/data/schemas/notice';
import { DATE_GRADES, PLACE_TYPES } from '@/lib/map/places/place';

/** A place on a map: a Feature of GeoJSON (RFC 7946), in WGS 84. */
const PlaceFeature = v.strictObject({
  type: v.literal('Feature'),
  id: v.pipe(v.string(), v.description('La carte, une barre oblique, le lieu')),
  geometry: v.strictObject({
    type: v.literal('Point'),
    coordinates: v.pipe(
      v.strictTuple([v.number(), v.number()]),
      v.description('Longitude, latitude'),
    ),
  }),
  properties: v.strictObject({
    name: v.string(),
    arabicName: v.string(),
    alternativeNames: v.array(v.string()),
    map: v.string(),
    type: v.picklist(PLACE_TYPES),
    kind: v.nullable(v.string()),
    typeNote: v.nullable(v.string()),
    year: v.pipe(v.number(), v.description('Année julienne de l’ère commune')),
    period: v.string(),
    power: v.pipe(v.string(), v.description('L’autorité dont le lieu relève')),
    positionCertainty: v.picklist(['haute', 'moyenne', 'basse']),
    positionNote: v.nullable(v.string()),
    dateGrade: v.picklist(DATE_GRADES),
    dateNote: v.nullable(v.string()),
    description: v.string(),
    significance: v.string(),
    facts: v.array(v.string()),
    sources: v.array(SourceItem),
    url: AbsoluteAddress,
  }),
});

/** `/donnees/lieux.geojson`: the notice stands in foreign members, as RFC 7946 (6.1) allows. */
export const PlacesDataSchema = v.strictObject({
  type: v.literal('FeatureCollection'),
  ...NOTICE,
  features: v.array(PlaceFeature),
});

export type PlacesData = v.InferOutput<typeof PlacesDataSchema>;
