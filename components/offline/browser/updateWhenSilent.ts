import { registerWorker } from '@/components/offline/browser/browserKeeper';
import { isInstalled } from '@/components/offline/keepState';
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
  if (registration) activateWhenSilent(registration);
  if (savesData()) return keeper.offerRenewal();
  await untilSilent()
    .then(() => registration && takeOver(registration))
    .then(keeper.update, () => {});
}

function activateWhenSilent(registration: ServiceWorkerRegistration): void {
  const activate = (): Promise<void> =>
    untilSilent().then(
      () => takeOver(registration),
      () => {},
    );
  // The worker of an update may wait, or still install, before this page listens.
  const watchInstalling = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void activate();
    });
  };
  if (registration.waiting) void activate();
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

/**
 * Asks a waiting worker to take over. Resolves when it begins to activate: a request meanwhile would start the old
 * worker again, which Chromium then keeps for half a minute.
 */
async function takeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  await new Promise((resolve) => {
    waiting.addEventListener('statechange', resolve, { once: true });
    setTimeout(resolve, TAKE_OVER_TIMEOUT_MS);
    waiting.postMessage(MESSAGES.takeOver);
  });
}

/**
 * Resolves when no tab plays. The exclusive lock is granted between two sounds too; a pending
 * shared request means that another tab has just begun.
 */
async function untilSilent(): Promise<void> {
  const isSilent = await navigator.locks.request(LOCKS.playing, async () => {
    const { pending = [] } = await navigator.locks.query();
    return !pending.some(({ name, mode }) => name === LOCKS.playing && mode === 'shared');
  });
  if (!isSilent) await untilSilent();
}

/** Tells whether the visitor asks for reduced data use (Network Information API, not in every browser). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
