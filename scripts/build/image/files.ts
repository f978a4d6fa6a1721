import { readFile, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentType } from 'mime-types';
import type { SiteFile } from '@/lib/server/manifest';
import type { Outputs, Prerender } from '@/scripts/build/image/outputs';
import type { Store } from '@/scripts/build/image/store';

/** Headers that Next gives every answer of a route, and that say nothing of it. */
const OF_NEXT = /^(?:content-type|vary|x-nextjs?-.*)$/;

/** Routes whose answers are compressed as well as can be: what a visitor waits for, and few. */
const INDEX = /^\/recherche\//;

/** Puts into the image what routes answered when the site was built, by address. */
export const storeAnswers = (
  prerenders: readonly Prerender[],
  store: Store,
): Promise<readonly [string, SiteFile][]> =>
  Promise.all(
    prerenders
      .filter(isAnswer)
      .map(async ({ path, file, headers }): Promise<[string, SiteFile]> => {
        const type = String(headers['content-type']);
        const given = Object.entries(headers)
          .filter(([name]) => !OF_NEXT.test(name))
          .map(([name, value]) => [capitalised(name), String(value)]);
        const stored = await store.put(await readFile(file), type, INDEX.test(path));
        return [
          path,
          { ...stored, type, ...(given.length > 0 && { headers: Object.fromEntries(given) }) },
        ];
      }),
  );

const isAnswer = ({ path, headers }: Prerender): boolean =>
  !path.endsWith('.rsc') &&
  !String(headers['content-type'] ?? 'text/html').startsWith('text/html');

/** Puts files of the build and of `public/` into the image, by address. */
export const storeFiles = (
  files: Outputs['staticFiles'],
  store: Store,
): Promise<readonly [string, SiteFile][]> =>
  Promise.all(
    files.map(async ({ path, file }): Promise<[string, SiteFile]> => {
      const type = contentType(path.slice(path.lastIndexOf('/') + 1));
      const known = type === false ? 'application/octet-stream' : type;
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      const stored = await store.put(bytes, known, path.startsWith('/_next/static/'));
      return [path, { ...stored, type: known, modifiedAt: Math.floor(mtimeMs / 1000) }];
    }),
  );

/** Puts files that Next made into the image: they have no date, since each build makes them again. */
export const storeUndated = async (
  files: Outputs['staticFiles'],
  store: Store,
): Promise<readonly [string, SiteFile][]> =>
  (await storeFiles(files, store)).map(([path, { digest, size, type, ...codings }]) => {
    const { br, gzip } = codings;
    return [path, { digest, size, type, ...(br && { br }), ...(gzip && { gzip }) }];
  });

/** Lists the files below a folder, with their addresses. */
export async function filesBelow(
  folder: string,
  prefix: string,
): Promise<Outputs['staticFiles']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => ({
      file,
      path:
        prefix +
        file
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
    }));
}

/** Writes the name of a header with capitals, as the others of the site are. */
const capitalised = (name: string): string =>
  name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
