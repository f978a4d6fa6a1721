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
  const activation = activate(registration);
  // Reads the Network Information API, which not every browser has.
  if (fieldsOf(Reflect.get(navigator, 'connection')).saveData) return keeper.offerRenewal();
  await activation.then(keeper.update, () => {});
}

/** Activates each worker after its installation: a worker that is installing, and the workers of later updates. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const watchInstalling = (): void =>
    // Activates at any change of state: only the change to `installed` leaves a waiting worker.
    registration.installing?.addEventListener('statechange', () => {
      activate(registration).catch(() => {});
    });
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

/**
 * Asks a waiting worker to take over once no tab plays. Resolves when that worker begins to activate: a request in
 * the meantime would start the old worker again, which Chromium then keeps for half a minute.
 */
async function activate(registration: ServiceWorkerRegistration | null): Promise<void> {
  await untilSilent();
  const waitingWorker = registration?.waiting;
  if (waitingWorker)
    await new Promise((resolve) => {
      waitingWorker.addEventListener('statechange', resolve);
      setTimeout(resolve, TAKE_OVER_TIMEOUT_MS);
      waitingWorker.postMessage(MESSAGES.takeOver);
    });
}

/**
 * Resolves when no tab plays. The exclusive lock is granted between two sounds too; a pending
 * shared request means that another tab has just begun to play.
 */
async function untilSilent(): Promise<void> {
  const { locks } = navigator;
  const isLockRequested = await locks.request(LOCKS.playing, async () => {
    const { pending = [] } = await locks.query();
    return pending.some(({ name, mode }) => name === LOCKS.playing && mode === 'shared');
  });
  if (isLockRequested) await untilSilent();
}
