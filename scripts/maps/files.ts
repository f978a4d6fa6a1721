/** Writers of the files that are served for a map. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Place } from '@/lib/map/places/place';
import { svgDocument } from '@/lib/share/svg';
import { encodeWithin } from '@/scripts/drawing/encode';
import { emblemDrawing } from './emblems';
import { openPicture } from './picture';
import type { Picture } from './picture';
import type { Sheet } from './sheet';

/** Writes a JPEG of at most `limit` bytes. */
export async function writeJpeg(
  picture: Picture,
  file: string,
  limit: number,
  width = picture.width,
): Promise<void> {
  const resized =
    width === picture.width ? openPicture(picture) : openPicture(picture).resize(width);
  const bytes = await encodeWithin(limit, [86, 82, 78, 74, 70, 66, 62, 58, 54], (quality) =>
    resized.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer(),
  );
  writeFileSync(file, bytes);
}

export const TILE_SIZE = 512;

export type Level = { readonly scale: number; readonly columns: number; readonly rows: number };

/** Writes the picture as square tiles, `{column}-{row}.webp`; those of the last column and row are smaller. */
export async function writeTiles(
  picture: Picture,
  folder: string,
  scale: number,
  quality: number,
): Promise<Level> {
  rmSync(`${folder}/${scale}`, { recursive: true, force: true });
  mkdirSync(`${folder}/${scale}`, { recursive: true });
  const columns = Math.ceil(picture.width / TILE_SIZE);
  const rows = Math.ceil(picture.height / TILE_SIZE);
  for (let row = 0; row < rows; row += 1) {
    const tiles = Array.from({ length: columns }, async (_, column) => {
      const [left, top] = [column * TILE_SIZE, row * TILE_SIZE];
      const region = {
        left,
        top,
        width: Math.min(TILE_SIZE, picture.width - left),
        height: Math.min(TILE_SIZE, picture.height - top),
      };
      const bytes = await openPicture(picture)
        .extract(region)
        .webp({ quality, effort: 4, smartSubsample: true })
        .toBuffer();
      writeFileSync(`${folder}/${scale}/${column}-${row}.webp`, bytes);
    });
    await Promise.all(tiles);
  }
  return { scale, columns, rows };
}

const CROP_SIZE = { width: 640, height: 400 } as const;

/** Writes a crop around a place, with its emblem; near an edge of the map the place is off centre. */
export async function writeCrop(
  picture: Picture,
  sheet: Sheet,
  place: Place,
  density: number,
  file: string,
): Promise<void> {
  const { x, y } = sheet.projectPoint([place.longitude, place.latitude]);
  const clampStart = (value: number, size: number, limit: number): number =>
    Math.round(Math.min(Math.max(value * density - size / 2, 0), limit - size));
  const left = clampStart(x, CROP_SIZE.width, picture.width);
  const top = clampStart(y, CROP_SIZE.height, picture.height);
  const emblem = emblemDrawing(place.type, x * density - left, y * density - top, 40);
  const svg = svgDocument(CROP_SIZE, emblem);
  const cropped = openPicture(picture)
    .extract({ left, top, ...CROP_SIZE })
    .composite([{ input: Buffer.from(svg) }]);
  const bytes = await encodeWithin(40_000, [80, 74, 68, 62, 56, 50], (quality) =>
    cropped.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  );
  writeFileSync(file, bytes);
}
