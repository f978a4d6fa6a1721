import {
  buildOfShelf,
  COMPLETE_ADDRESS,
  FILES_CACHE,
  REGISTER_ADDRESS,
  REGISTER_CACHE,
} from '@/lib/offline/names';
import { itemsOf } from '@/lib/offline/pack';
import { decodeRegister, placeOf } from '@/lib/offline/register';
import type { KeptItems } from '@/lib/offline/worker/requestKind';

/**
 * Reads the items kept in the caches: the build, the cache key and announced size in bytes of each file, and the paths of
 * the pages' data.
 */
export async function readKeptItems(caches: CacheStorage): Promise<KeptItems> {
  const files = new Map<string, string>();
  for (const { url } of await (await caches.open(FILES_CACHE)).keys())
    files.set(new URL(url).pathname, url);
  const dataPaths = new Set<string>();
  for (const shelf of await completeShelves(caches))
    for (const { url } of await shelf.keys()) {
      const { pathname } = new URL(url);
      if (/\.\w+$/.test(pathname) && !pathname.startsWith('/_next/')) dataPaths.add(pathname);
    }
  const { site, sizes } = await announcedSizes(caches);
  return { build: site?.build ?? null, files, sizes, data: dataPaths };
}

/** Reads the kept build and the announced size of each file from the register. */
async function announcedSizes(caches: CacheStorage) {
  const response = await (await caches.open(REGISTER_CACHE)).match(REGISTER_ADDRESS);
  const { site, packs, pending } = decodeRegister(await response?.json().catch(() => null));
  const sizes: ReadonlyMap<string, number> = new Map(
    [...(site ? [site] : []), ...packs, ...pending].flatMap((pack) =>
      itemsOf(pack)
        .filter(({ kind }) => kind === 'file')
        .map((item) => [placeOf(item, pack.build).key, item.bytes] as const),
    ),
  );
  return { site, sizes };
}

/** Opens the complete shelves, newest first. */
export async function completeShelves(caches: CacheStorage): Promise<readonly Cache[]> {
  const shelves: Cache[] = [];
  for (const name of await caches.keys()) {
    if (buildOfShelf(name) === null) continue;
    const shelf = await caches.open(name);
    if (await shelf.match(COMPLETE_ADDRESS)) shelves.unshift(shelf);
  }
  return shelves;
}
