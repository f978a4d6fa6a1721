import type { Extent } from '@/lib/map/extent';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { percentCoordinates } from '@/lib/map/percent';
import type { MapRecord, Place } from '@/lib/map/places/place';

/** A place in the public format of `/maps/{id}/manifest.json`. */
interface PointOfInterest extends MapPlace {
  readonly significance: string;
  readonly facts: readonly string[];
  readonly empire: string;
  /** Address of the place's picture, relative to the site. */
  readonly imageUrl: string;
}

/** The response of `/maps/{id}/manifest.json`. */
export interface MapManifest {
  readonly title: string;
  readonly description: string;
  readonly pois: readonly PointOfInterest[];
  readonly periods: readonly { readonly id: string; readonly name: string }[];
}

/** Builds the address of a place's picture. */
export const placeImageUrl = (mapId: string, placeId: string): string =>
  `/maps/${mapId}/places/${placeId}.webp`;
export const PLACE_IMAGE = { width: 640, height: 400 } as const;

/** Converts a place to the data that the interactive map needs. */
export function toMapPlace(place: Place, extent: Extent): MapPlace {
  const { id, name, type, year, period, description, longitude, latitude } = place;
  const coordinates = percentCoordinates(extent, longitude, latitude);
  return { id, name, type, year, period, description, coordinates };
}

export function mapManifest(mapId: string, map: MapRecord, extent: Extent): MapManifest {
  const { title, description, places, periods } = map;
  return {
    title,
    description,
    pois: places.map((place) => ({
      ...toMapPlace(place, extent),
      significance: place.significance,
      facts: place.facts,
      empire: place.empire,
      imageUrl: placeImageUrl(mapId, place.id),
    })),
    periods: periods.map(({ id, name }) => ({ id, name })),
  };
}
