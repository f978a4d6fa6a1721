import 'server-only';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { decodeContent } from '@/lib/content/decode';

const root = (): string => join(process.cwd(), 'content');

/**
 * Reads and decodes one JSON file of `content/`; `path` is relative to that folder.
 * @throws Error naming the file when it is missing, is not JSON or does not fit the schema.
 */
export function readContent<S extends v.GenericSchema>(
  schema: S,
  path: string,
): v.InferOutput<S> {
  const file = `content/${path}`;
  return decodeContent(schema, parseJson(readFileSync(join(root(), path), 'utf8'), file), file);
}

/** The names, without '.json' and in order, of the files of one folder of `content/`. */
export function listContent(folder: string): readonly string[] {
  return readdirSync(join(root(), folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} : du JSON est attendu (${String(error)})`, { cause: error });
  }
}
