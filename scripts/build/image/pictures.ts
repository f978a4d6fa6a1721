import { readFile } from 'node:fs/promises';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { drawOnce } from '@/lib/server/share-image/drawn';
import { pictureKey } from '@/lib/server/share-image/keys';
import type { SiteFile } from '@/lib/server/manifest';
import { mapConcurrently } from '@/scripts/build/image/concurrency';
import type { Store } from '@/scripts/build/image/store';

/** Number of pictures drawn concurrently: sharp uses every core for a single one. */
const CONCURRENCY = 2;

const TYPE = 'image/jpeg';

/** Stores the share images: existing ones as they are, missing ones drawn now or left to the running site. */
export async function storePictures(
  store: Store,
  drawsWhenAsked: boolean,
): Promise<{
  readonly files: Readonly<Record<string, SiteFile>>;
  readonly left: Readonly<Record<string, string>>;
}> {
  const pictures = [...sharePictures()].map(([path, find]) => {
    const picture = find();
    return { path, picture, key: pictureKey(picture) };
  });
  if (drawsWhenAsked)
    return {
      files: {},
      left: Object.fromEntries(pictures.map(({ path, key }) => [path, key])),
    };
  const files = await mapConcurrently(
    pictures,
    async ({ path, picture, key }): Promise<[string, SiteFile]> => {
      const file = await drawOnce(picture, key);
      return [path, { ...(await store.put(await readFile(file), TYPE)), type: TYPE }];
    },
    CONCURRENCY,
  );
  return { files: Object.fromEntries(files), left: {} };
}
