import { isInstalled, storeSlugs } from '@/components/offline/keepState';
import { createKeeper, type Keeper } from '@/lib/offline/keeper/keeper';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import { MESSAGES, WORKER_ADDRESS } from '@/lib/offline/names';

let keeper: Keeper | null = null;

/** Returns the page's only keeper, created at the first call. */
export const browserKeeper = (): Keeper => (keeper ??= createKeeper(browserHost()));

const LOCKED = Symbol('held by another tab');

const browserHost = (): KeeperHost => ({
  caches: window.caches,
  fetch: (...request) => window.fetch(...request),
  async alone(name, task, waiting) {
    const result = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? task() : LOCKED,
    );
    if (result !== LOCKED) return result;
    waiting?.onWait();
    return navigator.locks.request(name, waiting ? { signal: waiting.signal } : {}, task);
  },
  unlessHeld: (name, task) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock && task()),
  async freeBytes() {
    const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return quota === undefined ? null : Math.max(0, quota - usage);
  },
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
  isInstalled,
  isPersisted: async () => (await navigator.storage?.persisted?.()) ?? false,
  async installWorker() {
    await registerWorker();
    await navigator.serviceWorker.ready;
  },
  async removeWorker() {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.unregister();
  },
  tellWorker: () => navigator.serviceWorker.controller?.postMessage(MESSAGES.reread),
  note: storeSlugs,
});

/** Registers the service worker, or checks for a newer version; its script always bypasses the HTTP cache. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER_ADDRESS, { scope: '/', updateViaCache: 'none' });
