import type { DataNotice } from '@/lib/data/schemas/notice';
import type { PlacesData } from '@/lib/data/schemas/places';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** Builds the places of all maps as GeoJSON, each map's place a Feature. */
export const placesData = (
  notice: DataNotice,
  places: readonly PlaceOnMap[],
  origin: string,
): PlacesData => ({
  type: 'FeatureCollection',
  ...notice,
  features: places.map((place) => ({
    type: 'Feature',
    id: `${place.mapId}/${place.id}`,
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    properties: {
      name: place.name,
      arabicName: place.arabicName,
      alternativeNames: place.alternativeNames,
      map: place.mapId,
      type: place.type,
      kind: place.kind ?? null,
      typeNote: place.typeNote ?? null,
      year: place.year,
      period: place.periodName,
      power: place.empire,
      positionCertainty: place.certainty.place,
      positionNote: place.certainty.placeNote ?? null,
      dateGrade: place.certainty.date,
      dateNote: place.certainty.dateNote ?? null,
      description: place.description,
      significance: place.significance,
      facts: place.facts,
      sources: place.sources,
      url: origin + place.path,
    },
  })),
});
