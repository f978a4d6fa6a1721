import { readFile } from 'node:fs/promises';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { drawOnce } from '@/lib/server/share-image/drawn';
import { pictureKey } from '@/lib/server/share-image/keys';
import type { SiteFile } from '@/lib/server/manifest';
import { mapConcurrently } from '@/scripts/build/image/concurrency';
import type { Store } from '@/scripts/build/image/store';

/** Number of pictures drawn concurrently: sharp uses every core for a single one. */
const CONCURRENCY = 2;

const JPEG_TYPE = 'image/jpeg';

/** Stores the share images: existing ones as they are, missing ones drawn now or left to the running site. */
export async function storePictures(
  store: Store,
  drawsLater: boolean,
): Promise<{
  readonly files: Readonly<Record<string, SiteFile>>;
  readonly pending: Readonly<Record<string, string>>;
}> {
  const pictures = [...sharePictures()].map(([path, findPicture]) => {
    const picture = findPicture();
    return { path, picture, key: pictureKey(picture) };
  });
  if (drawsLater)
    return {
      files: {},
      pending: Object.fromEntries(pictures.map(({ path, key }) => [path, key])),
    };
  const files = await mapConcurrently(
    pictures,
    async ({ path, picture, key }): Promise<[string, SiteFile]> => {
      const file = await drawOnce(picture, key);
      return [path, { ...(await store.put(await readFile(file), JPEG_TYPE)), type: JPEG_TYPE }];
    },
    CONCURRENCY,
  );
  return { files: Object.fromEntries(files), pending: {} };
}
