import { registerWorker } from '@/components/offline/browser/browserKeeper';
import { isInstalled } from '@/components/offline/keepState';
import { fieldsOf } from '@/lib/decode';
import type { Keeper } from '@/lib/offline/keeper/keeper';
import { LOCKS, MESSAGES } from '@/lib/offline/names';

/** Time for a waiting worker to take over before the kept pages are updated all the same, in milliseconds. */
const TAKE_OVER_TIMEOUT_MS = 5000;

/**
 * Updates the service worker, then the kept pages, once no tab plays: a change of either must not interrupt a sound.
 * With reduced data use, changed episodes are only offered.
 */
export async function updateWhenSilent(
  keeper: Pick<Keeper, 'kept' | 'update' | 'offerRenewal'>,
): Promise<void> {
  if (keeper.kept.get().subjects.length === 0 && !isInstalled()) return;
  const registration = await registerWorker().catch(() => null);
  if (registration) watchForUpdates(registration);
  const activated = activate(registration);
  // Read the Network Information API, which not every browser has.
  if (fieldsOf(Reflect.get(navigator, 'connection')).saveData) return keeper.offerRenewal();
  await activated.then(keeper.update, () => {});
}

/** Activates each worker that is still to be installed: one that may install already, and those of later updates. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const watchInstalling = (): void =>
    // Activate at any change of state: only the one to installed leaves a waiting worker.
    registration.installing?.addEventListener('statechange', () => {
      activate(registration).catch(() => {});
    });
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

/**
 * Asks a waiting worker to take over once no tab plays. Resolves when it begins to activate: a request meanwhile would
 * start the old worker again, which Chromium then keeps for half a minute.
 */
async function activate(registration: ServiceWorkerRegistration | null): Promise<void> {
  await untilSilent();
  const waiting = registration?.waiting;
  if (waiting)
    await new Promise((resolve) => {
      waiting.addEventListener('statechange', resolve);
      setTimeout(resolve, TAKE_OVER_TIMEOUT_MS);
      waiting.postMessage(MESSAGES.takeOver);
    });
}

/**
 * Resolves when no tab plays. The exclusive lock is granted between two sounds too; a pending
 * shared request means that another tab has just begun.
 */
async function untilSilent(): Promise<void> {
  const { locks } = navigator;
  const isAwaited = await locks.request(LOCKS.playing, async () => {
    const { pending = [] } = await locks.query();
    return pending.some(({ name, mode }) => name === LOCKS.playing && mode === 'shared');
  });
  if (isAwaited) await untilSilent();
}
