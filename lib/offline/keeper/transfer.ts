import { fetchItem, isFull, KeepError } from '@/lib/offline/keeper/fetchItem';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import { itemsOf, type Pack, type PackItem } from '@/lib/offline/pack';
import { placeOf } from '@/lib/offline/register';

/** Number of concurrent requests, low enough for the page's own. */
const CONCURRENCY = 4;

/** An item to fetch, with its build. */
interface Wanted {
  readonly item: PackItem;
  readonly build: string;
}

/** Lists the items of packs that are missing in the caches, without duplicates. */
export async function missingOf(
  { caches }: Pick<KeeperHost, 'caches'>,
  packs: readonly Pack[],
): Promise<readonly Wanted[]> {
  const keysByCache = new Map<string, Set<string>>();
  const missing: Wanted[] = [];
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

/** Reads the keys of a cache as they were stored. */
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
 * @throws KeepError for the first failure, which aborts the others; the error of `fetch` when aborted
 */
export async function transfer(
  { caches, fetch }: Pick<KeeperHost, 'caches' | 'fetch'>,
  wanted: readonly Wanted[],
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<void> {
  // One signal for both reasons to stop: the visitor's abort, and a first failure. (`AbortSignal.any` is newer than Web
  // Locks.)
  const stopping = new AbortController();
  const both = stopping.signal;
  const stop = (): void => stopping.abort(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const waiting = [...wanted];

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      both.throwIfAborted();
      const { item, build } = next;
      const answer = await fetchItem(item, { fetch, signal: both, build, onBytes });
      const { cache, key } = placeOf(item, build);
      await (await caches.open(cache)).put(key, answer).catch((error: unknown) => {
        throw storingError(error, both);
      });
    }
  }

  const workers = Array.from({ length: CONCURRENCY }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    stopping.abort();
    await Promise.allSettled(workers);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Interprets the failure of a cache write: storage is full, or the body was incomplete. */
function storingError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof KeepError) return error;
  return new KeepError(isFull(error) ? 'full' : 'network');
}
