import 'server-only';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawingPath } from '@/lib/documents/address';
import { placeImageUrl } from '@/lib/map/manifest';
import type { Place } from '@/lib/map/places/place';
import { mapProjection } from '@/lib/map/projection';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { goldGradient, starField } from '@/lib/server/share-image/ornament';
import { PICTURE, SQUARE, drawing } from '@/lib/server/share-image/layout';
import { element, group } from '@/lib/share/svg';
import { COLOURS } from '@/lib/share/colours';
import { cropAround } from '@/lib/share/window';
import type { Tool } from '@/lib/tools/tool';

const { width, height } = PICTURE;
const SHOW_COVER = '/covers/podcast.jpg';
/** Share of a map's size that is shown, at which the map is recognizable and legible. */
const MAP_RATIO = 0.72;
/** Height of the two fields of stars above and below a tool's picture, whose ratio is 8:5, in pixels. */
const FIELD_HEIGHT = 127;
/** Width of the frame that is drawn around maps, in pixels. */
const FRAME_WIDTH = 44;

const openPublic = (address: string): Sharp =>
  sharp(join(/* turbopackIgnore: true */ process.cwd(), 'public', address));

/** Renders the cover of an episode, else the cover of the show. */
export const coverPicture = (imageUrl: string | undefined): Sharp =>
  openPublic(imageUrl !== undefined && publicFile(imageUrl) ? imageUrl : SHOW_COVER).resize(
    width,
    height,
  );

/** Renders the upper part of a chapter's picture: the first of the pictures that exists, else the show's cover. */
export const chapterPicture = (...addresses: readonly string[]): Sharp =>
  openPublic(addresses.find((address) => publicFile(address)) ?? SHOW_COVER).resize(
    SQUARE.side,
    SQUARE.picture,
  );

/** Renders a map cropped to its places, each drawn as a dot. */
export async function mapPicture({ id, record, extent }: HistoricalMap): Promise<Sharp> {
  const { project } = mapProjection(extent);
  const points = record.places.map(({ longitude, latitude }) => project(longitude, latitude));
  const { left, top, right, bottom } = cropAround(
    extent,
    PICTURE,
    MAP_RATIO,
    FRAME_WIDTH,
    points,
  );
  const scale = width / (right - left);
  const dots = points.map(({ x, y }) =>
    element('circle', {
      cx: Math.round((x - left) * scale),
      cy: Math.round((y - top) * scale),
      r: 8,
      fill: COLOURS.night,
      stroke: COLOURS['gold-light'],
      'stroke-width': 2.5,
    }),
  );
  return openPublic(`/maps/${id}/map.jpg`)
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(width, height)
    .composite([{ input: drawing(width, height, ...dots) }]);
}

/** Renders the surroundings of a place and its emblem, else the map's picture. */
export async function placePicture(map: HistoricalMap, place: Place): Promise<Sharp> {
  const address = placeImageUrl(map.id, place.id);
  return publicFile(address) ? openPublic(address).resize(width, height) : mapPicture(map);
}

/** Renders the picture of a tool, whole, between two fields of stars. */
export const toolPicture = ({ imageUrl }: Tool): Promise<Sharp> =>
  betweenStars(publicFile(imageUrl) ? imageUrl : SHOW_COVER);

/** Renders the drawing of a document between two fields of stars. */
export const documentPicture = ({ slug }: { readonly slug: string }): Promise<Sharp> =>
  betweenStars(publicFile(drawingPath(slug)) ? drawingPath(slug) : SHOW_COVER);

/** Renders the first still of a reconstruction between two fields of stars. */
export const buildingPicture = (still: string): Promise<Sharp> =>
  betweenStars(publicFile(still) ? still : SHOW_COVER);

async function betweenStars(address: string): Promise<Sharp> {
  const picture = openPublic(address);
  const input = await picture.resize(width, height - 2 * FIELD_HEIGHT).toBuffer();
  return sharp(starBackground()).composite([
    { input, left: 0, top: FIELD_HEIGHT },
    {
      input: drawing(
        width,
        height,
        goldGradient(height),
        goldLine(FIELD_HEIGHT - 1),
        goldLine(height - FIELD_HEIGHT - 1),
      ),
    },
  ]);
}

function starBackground(): Buffer {
  const stars = (y: number, id: string) => {
    const centre = { x: width / 2, y: y + FIELD_HEIGHT / 2 };
    return starField({ x: 0, y, width, height: FIELD_HEIGHT }, centre, FIELD_HEIGHT, id);
  };
  return drawing(
    width,
    height,
    goldGradient(height),
    element('rect', { width, height, fill: COLOURS.night }),
    group({ opacity: 0.6 }, stars(0, 'above'), stars(height - FIELD_HEIGHT, 'below')),
  );
}

const goldLine = (y: number): string =>
  element('rect', { y, width, height: 2, fill: 'url(#gold)' });
