import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Picture of a map, with its size as `width×height`. */
export interface Picture {
  readonly map: string;
  readonly bytes: Buffer;
  readonly size: string;
}

/**
 * Reads the picture of a map.
 * @param map id; the first in alphabetical order by default
 * @throws Error that lists the maps, for an unknown id
 */
export async function mapPicture(map?: string): Promise<Picture> {
  const maps = readdirSync('public/maps').filter((id) =>
    existsSync(`public/maps/${id}/map.jpg`),
  );
  const [firstMap = ''] = maps.toSorted();
  const id = map ?? firstMap;
  if (!maps.includes(id))
    throw new Error(`--map=${id} : une carte est attendue : ${maps.join(', ')}.`);
  const bytes = readFileSync(`public/maps/${id}/map.jpg`);
  const { width, height } = await sharp(bytes).metadata();
  return { map: id, bytes, size: `${width}×${height}` };
}
