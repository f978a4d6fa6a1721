import { readFile, stat } from 'node:fs/promises';
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

/** Puts files of the build and of `public/` into the image, by address, each with its date if that says anything. */
export const storeFiles = (
  files: Outputs['staticFiles'],
  store: Store,
  isDated = true,
): Promise<readonly [string, SiteFile][]> =>
  Promise.all(
    files.map(async ({ path, file }): Promise<[string, SiteFile]> => {
      const type = contentType(path.slice(path.lastIndexOf('/') + 1));
      const known = type === false ? 'application/octet-stream' : type;
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      const stored = await store.put(bytes, known, path.startsWith('/_next/static/'));
      const date = isDated && { modifiedAt: Math.floor(mtimeMs / 1000) };
      return [path, { ...stored, type: known, ...date }];
    }),
  );

/** Writes the name of a header with capitals, as the others of the site are. */
const capitalised = (name: string): string =>
  name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
