import { readFile, stat } from 'node:fs/promises';
import { contentType } from 'mime-types';
import type { SiteFile } from '@/lib/server/manifest';
import { mapConcurrently } from '@/scripts/build/image/concurrency';
import type { Outputs, Prerender } from '@/scripts/build/image/outputs';
import type { Store } from '@/scripts/build/image/store';

/** Headers that Next adds to every route's answer, which the image does not keep. */
const NEXT_HEADERS = /^(?:content-type|vary|x-nextjs?-.*)$/;

/** Routes compressed at the best quality: few, and visitors wait for them. */
const SEARCH_INDEX = /^\/recherche\//;

/** Stores the answers of routes made during the build, by address. */
export const storeAnswers = (
  prerenders: readonly Prerender[],
  store: Store,
): Promise<readonly [string, SiteFile][]> =>
  mapConcurrently(
    prerenders.filter(isAnswer),
    async ({ path, file, headers }): Promise<[string, SiteFile]> => {
      const type = String(headers['content-type']);
      const routeHeaders = Object.entries(headers)
        .filter(([name]) => !NEXT_HEADERS.test(name))
        .map(([name, value]) => [capitalised(name), String(value)]);
      const body = await store.put(await readFile(file), type, SEARCH_INDEX.test(path));
      return [
        path,
        {
          ...body,
          type,
          ...(routeHeaders.length > 0 && { headers: Object.fromEntries(routeHeaders) }),
        },
      ];
    },
  );

const isAnswer = ({ path, headers }: Prerender): boolean =>
  !path.endsWith('.rsc') &&
  !String(headers['content-type'] ?? 'text/html').startsWith('text/html');

/** Stores files of the build and of `public/`, by address, each with a meaningful date if any. */
export const storeFiles = (
  files: Outputs['staticFiles'],
  store: Store,
  isDated = true,
): Promise<readonly [string, SiteFile][]> =>
  mapConcurrently(files, async ({ path, file }): Promise<[string, SiteFile]> => {
    const type = contentType(path.slice(path.lastIndexOf('/') + 1));
    const mediaType = type === false ? 'application/octet-stream' : type;
    const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
    const body = await store.put(bytes, mediaType, path.startsWith('/_next/static/'));
    const date = isDated && { modifiedAt: Math.floor(mtimeMs / 1000) };
    return [path, { ...body, type: mediaType, ...date }];
  });

/** Capitalizes the name of a header, as the site's others are. */
const capitalised = (name: string): string =>
  name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
