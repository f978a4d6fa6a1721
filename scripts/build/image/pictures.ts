import { readFile } from 'node:fs/promises';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { drawOnce } from '@/lib/server/share-image/drawn';
import { pictureKey } from '@/lib/server/share-image/keys';
import type { SiteFile } from '@/lib/server/manifest';
import type { Store } from '@/scripts/build/image/store';

/** Number of pictures drawn concurrently: sharp uses every core for a single one. */
const CONCURRENCY = 2;

const TYPE = 'image/jpeg';

/** Stores the share images: existing ones as they are, missing ones drawn now or left to the running site. */
export async function storePictures(
  store: Store,
  isLater: boolean,
): Promise<{
  readonly drawn: Readonly<Record<string, SiteFile>>;
  readonly left: Readonly<Record<string, string>>;
}> {
  const all = [...sharePictures()].map(([path, find]) => {
    const picture = find();
    return { path, picture, key: pictureKey(picture) };
  });
  if (isLater)
    return {
      drawn: {},
      left: Object.fromEntries(all.map(({ path, key }) => [path, key])),
    };
  const drawn: Record<string, SiteFile> = {};
  const queue = [...all];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const file = await drawOnce(next.picture, next.key);
      drawn[next.path] = {
        ...(await store.put(await readFile(file), TYPE)),
        type: TYPE,
      };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { drawn, left: {} };
}
