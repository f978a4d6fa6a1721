import { fetchItem, isFull, KeepError } from '@/lib/offline/keeper/fetchItem';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import { itemsOf, type Pack, type PackItem } from '@/lib/offline/pack';
import { placeOf } from '@/lib/offline/register';

/** Number of concurrent requests, low enough for the page's own requests. */
const CONCURRENCY = 4;

/** An item to fetch, with its build. */
interface MissingItem {
  readonly item: PackItem;
  readonly build: string;
}

/** Lists the items of packs that are missing in the caches, without duplicates. */
export async function missingOf(
  { caches }: Pick<KeeperHost, 'caches'>,
  packs: readonly Pack[],
): Promise<readonly MissingItem[]> {
  const keysByCache = new Map<string, Set<string>>();
  const missing: MissingItem[] = [];
  for (const pack of packs)
    for (const item of itemsOf(pack)) {
      const { cache, key } = placeOf(item, pack.build);
      const keys = keysByCache.get(cache) ?? (await keysOf(caches, cache));
      keysByCache.set(cache, keys);
      if (keys.has(key)) continue;
      keys.add(key);
      missing.push({ item, build: pack.build });
    }
  return missing;
}

/** Reads the keys of a cache: path and query of each stored address. */
export async function keysOf(caches: CacheStorage, name: string): Promise<Set<string>> {
  if (!(await caches.has(name))) return new Set();
  const requests = await (await caches.open(name)).keys();
  return new Set(requests.map(({ url }) => pathAndQuery(url)));
}

const pathAndQuery = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/**
 * Fetches items and stores each one once complete.
 * @throws KeepError for the first failure, which aborts the other requests; the error of `fetch` when aborted
 */
export async function transfer(
  { caches, fetch }: Pick<KeeperHost, 'caches' | 'fetch'>,
  missingItems: readonly MissingItem[],
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<void> {
  // One signal for both reasons to stop: the visitor's abort, and a first failure. (`AbortSignal.any` is newer than Web
  // Locks.)
  const abortController = new AbortController();
  const combinedSignal = abortController.signal;
  const abort = (): void => abortController.abort(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const queuedItems = [...missingItems];

  async function fetchQueuedItems(): Promise<void> {
    for (let queuedItem = queuedItems.shift(); queuedItem; queuedItem = queuedItems.shift()) {
      combinedSignal.throwIfAborted();
      const { item, build } = queuedItem;
      const response = await fetchItem(item, { fetch, signal: combinedSignal, build, onBytes });
      const { cache, key } = placeOf(item, build);
      await (await caches.open(cache)).put(key, response).catch((error: unknown) => {
        throw cacheWriteError(error, combinedSignal);
      });
    }
  }

  const workers = Array.from({ length: CONCURRENCY }, fetchQueuedItems);
  try {
    await Promise.all(workers);
  } catch (error) {
    abortController.abort();
    await Promise.allSettled(workers);
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Interprets the failure of a cache write: storage is full, or the body was incomplete. */
function cacheWriteError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof KeepError) return error;
  return new KeepError(isFull(error) ? 'full' : 'network');
}
