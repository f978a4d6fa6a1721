import { keysOf } from '@/lib/offline/keeper/transfer';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import {
  buildOfShelf,
  COMPLETE_ADDRESS,
  FILES_CACHE,
  LOCKS,
  REGISTER_ADDRESS,
  REGISTER_CACHE,
  shelfName,
} from '@/lib/offline/names';
import {
  decodeRegister,
  EMPTY_REGISTER,
  isEmpty,
  neededKeys,
  type Register,
} from '@/lib/offline/register';

/** Storage of the register, beside the caches that it lists. */
export interface RegisterStore {
  readonly read: () => Promise<Register>;
  readonly write: (register: Register) => Promise<void>;
  /** Deletes all cached items outside of a register, except the items of open tabs. */
  readonly sweep: (register: Register) => Promise<void>;
}

/** Creates the storage of the register in its own cache. */
export function createRegisterStore(host: KeeperHost): RegisterStore {
  const { caches, unlessHeld, note, isInstalled, tellWorker, removeWorker } = host;

  async function read(): Promise<Register> {
    if (!(await caches.has(REGISTER_CACHE))) return EMPTY_REGISTER;
    const response = await (await caches.open(REGISTER_CACHE)).match(REGISTER_ADDRESS);
    return decodeRegister(await response?.json().catch(() => null));
  }

  async function write(register: Register): Promise<void> {
    const { site, packs, pending } = register;
    if (site)
      await (await caches.open(shelfName(site.build))).put(COMPLETE_ADDRESS, new Response());
    const cache = await caches.open(REGISTER_CACHE);
    await cache.put(REGISTER_ADDRESS, new Response(JSON.stringify(register)));
    note([...packs, ...pending].map(({ subject }) => subject.slug));
    tellWorker();
  }

  async function sweep(register: Register): Promise<void> {
    if (isEmpty(register, isInstalled())) return sweepAll();
    const needed = neededKeys(register);
    for (const name of await caches.keys()) {
      const build = buildOfShelf(name);
      if (build === null && name !== FILES_CACHE) continue;
      const keys = needed.get(name);
      if (build !== null && keys === undefined)
        await unlessHeld(LOCKS.build(build), () => caches.delete(name));
      else await deleteOthers(name, new Set([...(keys ?? []), COMPLETE_ADDRESS]));
    }
    tellWorker();
  }

  async function deleteOthers(name: string, keys: ReadonlySet<string>): Promise<void> {
    const cache = await caches.open(name);
    for (const key of await keysOf(caches, name)) if (!keys.has(key)) await cache.delete(key);
  }

  /** Deletes all caches of kept items and unregisters the worker, as before a first visit. */
  async function sweepAll(): Promise<void> {
    for (const name of await caches.keys())
      if (buildOfShelf(name) !== null || name === FILES_CACHE || name === REGISTER_CACHE)
        await caches.delete(name);
    note([]);
    await removeWorker();
  }

  return { read, write, sweep };
}
