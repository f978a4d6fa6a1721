import { createPackRequests } from '@/lib/offline/keeper/packRequests';
import { createElsewhere } from '@/lib/offline/keeper/elsewhere';
import { KeepError, refusalOf, refuseWorker } from '@/lib/offline/keeper/fetchItem';
import { bytesToRenew } from '@/lib/offline/keeper/bytesToRenew';
import { publishProgress } from '@/lib/offline/keeper/publishProgress';
import { readKept } from '@/lib/offline/keeper/readKept';
import { createRegisterStore } from '@/lib/offline/keeper/registerStore';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import { missingOf, transfer } from '@/lib/offline/keeper/transfer';
import { LOCKS } from '@/lib/offline/names';
import { bytesOf, type Pack } from '@/lib/offline/pack';
import {
  ABSENT,
  FINAL_REFUSALS,
  EMPTY_OFFLINE_STATE,
  progressOf,
  TAB_ONLY_STATUSES,
  type OfflineState,
  type PackState,
} from '@/lib/offline/packState';
import {
  isBegun,
  isEmpty,
  withKept,
  withoutEpisode,
  withoutPending,
  withPending,
  type SubjectPack,
} from '@/lib/offline/register';
import { createStore, type ReadableStore } from '@/lib/store';

/** Keeps episodes for offline reading. No method rejects: outcomes are states. */
export interface Keeper {
  readonly kept: ReadableStore<OfflineState>;
  /** Reads the kept episodes and marks those with evicted items. */
  readonly check: () => Promise<void>;
  /** Determines the size of an episode. */
  readonly ask: (slug: string) => Promise<void>;
  /** Fetches the missing items of an episode; resumes an interrupted download. */
  readonly save: (slug: string) => Promise<void>;
  readonly pause: (slug: string) => void;
  /** Aborts a download and deletes its items. */
  readonly cancel: (slug: string) => Promise<void>;
  readonly remove: (slug: string) => Promise<void>;
  /** Updates the pages of kept episodes, or of an installed site, to the current build; unchanged audio stays. */
  readonly update: () => Promise<void>;
  /** Determines which kept episodes have newer files, without fetching the files. */
  readonly offerRenewal: () => Promise<void>;
}

/** Required free storage as a factor of the bytes to fetch: stored items take more. */
const ROOM_FACTOR = 1.2;

/** Creates the keeper of a page, with the services of the page's browser. */
export function createKeeper(host: KeeperHost): Keeper {
  const { alone, freeBytes, persist, installWorker, isInstalled } = host;
  const kept = createStore<OfflineState>(EMPTY_OFFLINE_STATE);
  const store = createRegisterStore(host);
  const packRequests = createPackRequests(host);
  const downloads = new Map<string, AbortController>();
  let renewalBytes: Readonly<Record<string, number>> = {};
  const elsewhere = createElsewhere(host, () => check());

  const stateOf = (slug: string): PackState => kept.get().states[slug] ?? ABSENT;
  const setState = (slug: string, state: PackState): void =>
    kept.set({ ...kept.get(), states: { ...kept.get().states, [slug]: state } });

  const check = (): Promise<void> =>
    readStates().catch(() => kept.set({ ...kept.get(), isRead: true, isRefused: true }));

  async function readStates(): Promise<void> {
    const keptState = await readKept(host, await store.read(), renewalBytes);
    const otherTabStates = await elsewhere(
      Object.keys(keptState.states).filter(
        (slug) => keptState.states[slug]?.status !== 'kept' && !downloads.has(slug),
      ),
    );
    const tabStates = Object.entries(kept.get().states).filter(
      ([slug, { status }]) =>
        downloads.has(slug) || (!keptState.states[slug] && TAB_ONLY_STATUSES.includes(status)),
    );
    const states = { ...keptState.states, ...otherTabStates, ...Object.fromEntries(tabStates) };
    kept.set({ ...keptState, states });
  }

  async function ask(slug: string): Promise<void> {
    if (stateOf(slug).status !== 'absent' && stateOf(slug).status !== 'failed') return;
    setState(slug, { status: 'asking' });
    // Another tab may have begun the download during the request.
    const setAnswer = (state: PackState): void => {
      if (stateOf(slug).status === 'asking') setState(slug, state);
    };
    try {
      const { site, pack } = await packRequests.both(slug);
      const packBytes = bytesOf((await missingOf(host, [pack])).map(({ item }) => item));
      const bytes = bytesOf((await missingOf(host, [pack, site])).map(({ item }) => item));
      const offer = { pack, bytes, shared: bytes - packBytes, room: await freeBytes() };
      setAnswer({ status: 'offered', ...offer });
    } catch (error) {
      setAnswer(failedState(slug, error));
    }
  }

  function failedState(slug: string, error: unknown): PackState {
    const refusal = refusalOf(error);
    const progress = progressOf(FINAL_REFUSALS.includes(refusal) ? ABSENT : stateOf(slug));
    return { status: 'failed', refusal, ...progress };
  }

  /** Fetches an episode, or none, with all items of its build; the register changes only once all items are fetched. */
  async function fetchAll(slug: string | null, signal: AbortSignal): Promise<void> {
    const { site, pack } = await packRequests.both(slug);
    let register = await store.read();
    const renewedPacks = await packRequests.renewed(register, site.build, slug);
    const packs: readonly SubjectPack[] = [...renewedPacks, ...(pack ? [pack] : [])];
    const missing = await missingOf(host, [site, ...packs] satisfies readonly Pack[]);
    const bytes = bytesOf(missing.map(({ item }) => item));
    if (bytes * ROOM_FACTOR > ((await freeBytes()) ?? Infinity)) throw new KeepError('full');
    if (pack) {
      register = withPending(register, pack);
      await store.write(register);
    }
    const doneBytes = slug === null ? 0 : Math.max(0, progressOf(stateOf(slug)).total - bytes);
    const onBytes = publishProgress(bytes, doneBytes, (progress) => {
      if (slug !== null) setState(slug, { status: 'saving', ...progress });
    });
    await transfer(host, missing, { signal, onBytes });
    signal.throwIfAborted();
    if (slug !== null) await installWorker().catch(refuseWorker);
    register = withKept(await store.read(), site, packs);
    await store.write(register);
    await store.sweep(register);
    renewalBytes = {};
  }

  async function save(slug: string): Promise<void> {
    if (downloads.has(slug)) return;
    const controller = new AbortController();
    downloads.set(slug, controller);
    try {
      await alone(
        LOCKS.save,
        () => alone(LOCKS.subject(slug), () => fetchOne(slug, controller.signal)),
        { signal: controller.signal, onWait: () => setState(slug, { status: 'waiting' }) },
      );
      downloads.delete(slug);
      await check();
      kept.set({ ...kept.get(), isPersisted: await persist().catch(() => false) });
    } catch (error) {
      downloads.delete(slug);
      if (controller.signal.reason === 'cancel') return;
      if (controller.signal.aborted)
        return setState(slug, { status: 'paused', ...progressOf(stateOf(slug)) });
      if (FINAL_REFUSALS.includes(refusalOf(error))) await check();
      setState(slug, failedState(slug, error));
    }
  }

  async function fetchOne(slug: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    setState(slug, { status: 'saving', ...progressOf(stateOf(slug)) });
    try {
      await fetchAll(slug, signal);
    } catch (error) {
      if (!signal.aborted && FINAL_REFUSALS.includes(refusalOf(error)))
        await removePack(slug, withoutPending).catch(() => {});
      throw error;
    }
  }

  /** Removes an episode from the register, then its items that no other pack needs from the caches. */
  async function removePack(slug: string, withoutPack: typeof withoutEpisode): Promise<void> {
    const register = withoutPack(await store.read(), slug);
    if (!isEmpty(register, isInstalled()))
      await store.write(register).catch(async () => {
        // Sweep first: full storage does not even accept a shorter register.
        await store.sweep(register);
        await store.write(register);
      });
    await store.sweep(register);
  }

  /** Reads the kept episodes again after some work has ended or failed. */
  const recheck = (task: Promise<unknown>): Promise<void> => task.catch(() => {}).then(check);

  const removeEpisode = (slug: string, withoutPack: typeof withoutEpisode): Promise<void> =>
    recheck(alone(LOCKS.save, () => removePack(slug, withoutPack)));

  async function renew(): Promise<void> {
    const { site } = await store.read();
    if (site === null && !isInstalled()) return;
    await alone(LOCKS.save, async () => {
      const { build } = await packRequests.site();
      const current = await store.read();
      if (current.site?.build !== build) await fetchAll(null, new AbortController().signal);
    });
  }

  const measureRenewals = async (): Promise<void> =>
    void (renewalBytes = await bytesToRenew(host, packRequests, await store.read()));

  return {
    kept,
    check,
    ask,
    save,
    pause: (slug) => downloads.get(slug)?.abort('pause'),
    async cancel(slug) {
      const isQueued = stateOf(slug).status === 'waiting';
      downloads.get(slug)?.abort('cancel');
      if (isQueued) setState(slug, ABSENT);
      // An episode that was only queued has no items, and the lock for a deletion may take long to get.
      const isIdle = isQueued && !isBegun(await store.read(), slug);
      if (!isIdle) await removeEpisode(slug, withoutPending);
    },
    remove: (slug) => removeEpisode(slug, withoutEpisode),
    update: () => recheck(renew().catch(measureRenewals)),
    offerRenewal: () => recheck(measureRenewals()),
  };
}
