import 'server-only';
import { repeatedIdProblems, unknownIdProblems } from '@/lib/content/knownIds';
import { mapPath, placePath } from '@/lib/map/address';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { placeImageUrl } from '@/lib/map/manifest';
import { decodeContent } from '@/lib/content/decode';
import { isLandAt, LandMaskSchema, type LandMask } from '@/lib/map/landMask';
import { shoreOf } from '@/lib/map/markers/shore';
import type { Extent } from '@/lib/map/extent';
import { extentOf, mapProjection } from '@/lib/map/projection';
import type { MapRecord, Place } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { publicBytes, publicFile } from '@/lib/server/content/files/publicFiles';
import type { Records } from '@/lib/server/content/records';

/** Links the places of each map to its periods and its drawings. */
export function linkMaps(files: Records['maps'], problems: string[]): readonly HistoricalMap[] {
  const maps = files.flatMap(({ name: id, record }) =>
    record === null ? [] : [{ id, record }],
  );
  problems.push(
    ...repeatedIdProblems(
      maps.flatMap(({ id: map, record }) =>
        record.places.map(({ id }, index) => ({
          at: `content/maps/${map}.json → places.${index}.id`,
          id,
        })),
      ),
    ),
  );
  for (const { id, record } of maps) problems.push(...brokenLinks(id, record, maps));
  return maps.map(({ id, record }) => linkMap(id, record, problems));
}

/** Lists the links of a map that lead to an unknown map or place. */
function brokenLinks(
  mapId: string,
  { wider, places }: MapRecord,
  maps: readonly { readonly id: string; readonly record: MapRecord }[],
): readonly string[] {
  const links = [
    { key: 'wider', link: wider },
    ...places.map(({ closeUp }, index) => ({ key: `places.${index}.closeUp`, link: closeUp })),
  ];
  return links.flatMap(({ key, link }) => {
    if (!link) return [];
    const field = `content/maps/${mapId}.json → ${key}`;
    const map = maps.find(({ id }) => id === link.map);
    if (!map)
      return unknownIdProblems(
        `${field}.map`,
        link.map,
        new Set(),
        'une carte du site est attendue',
      );
    const ids = new Set(map.record.places.map(({ id }) => id));
    return link.place === undefined
      ? []
      : unknownIdProblems(
          `${field}.place`,
          link.place,
          ids,
          'un lieu de cette carte est attendu',
        );
  });
}

function linkMap(id: string, record: MapRecord, problems: string[]): HistoricalMap {
  const extent = extentOf(record);
  const src = `/maps/${id}/map.jpg`;
  const overview = `/maps/${id}/overview.webp`;
  const tiles = `/maps/${id}/tiles`;
  const land = landOf(`/maps/${id}/land.json`);
  if (!publicFile(src))
    problems.push(
      `content/maps/${id}.json : l’image public${src} est attendue ; « npx tsx scripts/render-maps.ts ${id} » la dessine`,
    );
  problems.push(
    ...record.places.flatMap((place, index) =>
      boundsProblems(id, record, extent, place, index),
    ),
  );
  return {
    id,
    path: mapPath(id),
    record,
    extent,
    places: record.places.map((place) => linkPlace(id, record, place, land)),
    image: {
      src,
      width: extent.width,
      height: extent.height,
      preview: publishedAddress(`/maps/${id}/overview.avif`),
      light: publishedAddress(`/maps/${id}/map.avif`),
    },
    overview: publicFile(overview) ? overview : src,
    tiles: publicFile(`${tiles}.json`) ? tiles : null,
    realms: realmsOf(id, record, problems),
  };
}

/** Finds the drawing of a map's realms; adds a missing drawing to `problems`. */
function realmsOf(id: string, { realms = [] }: MapRecord, problems: string[]): string | null {
  const address = `/maps/${id}/realms.json`;
  if (realms.length === 0) return null;
  if (publicFile(address)) return address;
  problems.push(
    `content/maps/${id}.json → realms : le dessin public${address} est attendu ; « npx tsx scripts/draw-realms.ts » l’écrit`,
  );
  return null;
}

const publishedAddress = (address: string): string | undefined =>
  publicFile(address) ? address : undefined;

/** Reads the land mask of a map's image; null for a map without a coast. */
function landOf(address: string): LandMask | null {
  const bytes = publicBytes(address);
  return (
    bytes && decodeContent(LandMaskSchema, JSON.parse(bytes.toString()), `public${address}`)
  );
}

function linkPlace(
  mapId: string,
  record: MapRecord,
  place: Place,
  land: LandMask | null,
): PlaceOnMap {
  const { periods } = record;
  const picture = placeImageUrl(mapId, place.id);
  const point = mapProjection(record).project(place.longitude, place.latitude);
  return {
    ...place,
    mapId,
    path: placePath(mapId, place.id),
    periodName: periods.find(({ id }) => id === place.period)?.name ?? place.period,
    picture: publicFile(picture) ? picture : null,
    shore: land ? shoreOf(point, (candidate) => isLandAt(land, candidate)) : undefined,
  };
}

/** Reports a place outside the periods, the years or the bounds of its map. */
function boundsProblems(
  mapId: string,
  { periods, timeline }: MapRecord,
  extent: Extent,
  { period, year, longitude, latitude }: Place,
  index: number,
): readonly string[] {
  const field = `content/maps/${mapId}.json → places.${index}`;
  const { x, y } = mapProjection(extent).project(longitude, latitude);
  const isWithin = x >= 0 && x <= extent.width && y >= 0 && y <= extent.height;
  return [
    ...unknownIdProblems(
      `${field}.period`,
      period,
      new Set(periods.map(({ id }) => id)),
      'une période de cette carte est attendue',
    ),
    ...(year >= timeline.from && year <= timeline.to
      ? []
      : [
          `${field}.year : une année de la frise de la carte est attendue, de ${timeline.from} à ${timeline.to}`,
        ]),
    ...(isWithin
      ? []
      : [
          `${field} : une longitude et une latitude dans les bornes de la carte sont attendues`,
        ]),
  ];
}
