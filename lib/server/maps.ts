import 'server-only';
import { cache } from 'react';
import { mentionedPlaces } from '@/lib/episodes/marks';
import type { Episode } from '@/lib/episodes/episode';
import { extentOf, type Extent } from '@/lib/map/extent';
import { placeImageUrl } from '@/lib/map/manifest';
import { MapRecordSchema, type MapRecord, type Place } from '@/lib/map/place';
import { listContent, readContent } from '@/lib/server/content';
import { loadEpisodes } from '@/lib/server/episodes';
import { publicFile } from '@/lib/server/publicFiles';

/** A map of `content/maps/` and how it is drawn. */
export interface HistoricalMap {
  readonly id: string;
  readonly record: MapRecord;
  readonly extent: Extent;
}

/** The ids of the maps, in alphabetical order. */
export const mapIds = (): readonly string[] => listContent('maps');

/**
 * A map by its id.
 * @throws Error when its file cannot be read, or when it is written but not drawn.
 */
export const loadMap = cache((id: string): HistoricalMap => {
  const record = readContent(MapRecordSchema, `maps/${id}.json`);
  const extent = extentOf(id);
  if (!extent)
    throw new Error(
      `content/maps/${id}.json : cette carte n’est pas dessinée. Donnez ses bornes dans lib/map/extent.ts.`,
    );
  return { id, record, extent };
});

/**
 * A place of a map by its id.
 * @throws Error when the map has no such place.
 */
export function placeOf({ id, record }: HistoricalMap, placeId: string): Place {
  const place = record.places.find((candidate) => candidate.id === placeId);
  if (!place) throw new Error(`content/maps/${id}.json : il n’y a pas de lieu « ${placeId} ».`);
  return place;
}

/** The episodes of the fixed list that name a place, in the order in which they are told. */
export const episodesAbout = (placeId: string): readonly Episode[] =>
  loadEpisodes()
    .filter((episode) => mentionedPlaces(episode).includes(placeId))
    .toReversed();

/**
 * The name of the period of a place.
 * @throws Error when the map does not know that period.
 */
export function periodOf({ id, record }: HistoricalMap, place: Place): string {
  const period = record.periods.find((candidate) => candidate.id === place.period);
  if (!period)
    throw new Error(
      `content/maps/${id}.json : le lieu « ${place.id} » est d’une période inconnue, « ${place.period} ».`,
    );
  return period.name;
}

/** The address of a place's picture; null when it was not drawn. */
export function pictureOfPlace({ id }: HistoricalMap, place: Place): string | null {
  const address = placeImageUrl(id, place.id);
  return publicFile(address) ? address : null;
}

/** The folder of a map's sharper tiles, which `{folder}.json` describes; null when they were not drawn. */
export function tilesOf(mapId: string): string | null {
  const folder = `/maps/${mapId}/tiles`;
  return publicFile(`${folder}.json`) ? folder : null;
}
