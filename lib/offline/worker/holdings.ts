import { COMPLETE_ADDRESS, FILES_CACHE, buildOfShelf } from '@/lib/offline/names';
import type { Held } from '@/lib/offline/worker/wanted';

/** Reads the paths of what is kept. */
export async function readHeld(caches: CacheStorage): Promise<Held> {
  const files = new Map<string, string>();
  for (const { url } of await (await caches.open(FILES_CACHE)).keys())
    files.set(new URL(url).pathname, url);
  const data = new Set<string>();
  for (const shelf of await completeShelves(caches))
    for (const { url } of await shelf.keys()) {
      const { pathname } = new URL(url);
      if (/\.\w+$/.test(pathname) && !pathname.startsWith('/_next/')) data.add(pathname);
    }
  return { files, data };
}

/** The shelves from which nothing is missing, the newest first. */
export async function completeShelves(caches: CacheStorage): Promise<readonly Cache[]> {
  const shelves: Cache[] = [];
  for (const name of await caches.keys()) {
    if (buildOfShelf(name) === null) continue;
    const shelf = await caches.open(name);
    if (await shelf.match(COMPLETE_ADDRESS)) shelves.unshift(shelf);
  }
  return shelves;
}
