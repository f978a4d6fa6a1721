/** Records of `content/maps/` for the drawing programs. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeContent } from '@/lib/content/decode';
import { MapRecordSchema, type MapRecord } from '@/lib/map/places/place';

const MAPS_FOLDER = 'content/maps';

/** Lists the ids of the maps, in alphabetical order. */
export const mapIds = (): readonly string[] =>
  readdirSync(MAPS_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort();

/**
 * Reads the record of a map.
 * @throws Error naming the file when it is missing or invalid
 */
export function mapRecordOf(id: string): MapRecord {
  const file = `${MAPS_FOLDER}/${id}.json`;
  return decodeContent(MapRecordSchema, JSON.parse(readFileSync(file, 'utf8')), file);
}
