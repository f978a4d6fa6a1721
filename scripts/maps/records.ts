/** The maps of `content/maps/`, as the drawing programs read them. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeContent } from '@/lib/content/decode';
import { MapRecordSchema, type MapRecord } from '@/lib/map/places/place';

const FOLDER = 'content/maps';

/** The ids of the maps, in alphabetical order. */
export const mapIds = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort();

/** @throws Error naming the file when there is no such map, or when it does not fit its schema. */
export function mapRecordOf(id: string): MapRecord {
  const file = `${FOLDER}/${id}.json`;
  return decodeContent(MapRecordSchema, JSON.parse(readFileSync(file, 'utf8')), file);
}
