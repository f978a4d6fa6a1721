import { createAsking } from '@/lib/offline/keeper/asking';
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
import { createObservable, type Observable } from '@/lib/store';

/** Keeps episodes for offline reading. No method rejects: outcomes are states. */
export interface Keeper {
  readonly kept: Observable<OfflineState>;
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
  /** Determines which kept episodes have newer files, without fetching them. */
  readonly offerRenewal: () => Promise<void>;
}

/** Required free storage as a factor of the bytes to fetch: stored items take more. */
const MARGIN = 1.2;

export function createKeeper(host: KeeperHost): Keeper {
  const { alone, room, persist, installWorker, isInstalled } = host;
  const kept = createObservable<OfflineState>(EMPTY_OFFLINE_STATE);
  const store = createRegisterStore(host);
  const asking = createAsking(host);
  const underWay = new Map<string, AbortController>();
  let toFetch: Readonly<Record<string, number>> = {};
  const elsewhere = createElsewhere(host, () => check());

  const stateOf = (slug: string): PackState => kept.get().states[slug] ?? ABSENT;
  const setState = (slug: string, state: PackState): void =>
    kept.set({ ...kept.get(), states: { ...kept.get().states, [slug]: state } });

  const check = (): Promise<void> =>
    compare().catch(() => kept.set({ ...kept.get(), isRead: true, isRefused: true }));

  async function compare(): Promise<void> {
    const read = await readKept(host, await store.read(), toFetch);
    const others = await elsewhere(
      Object.keys(read.states).filter(
        (slug) => read.states[slug]?.status !== 'kept' && !underWay.has(slug),
      ),
    );
    const inTab = Object.entries(kept.get().states).filter(
      ([slug, { status }]) =>
        underWay.has(slug) || (!read.states[slug] && TAB_ONLY_STATUSES.includes(status)),
    );
    kept.set({ ...read, states: { ...read.states, ...others, ...Object.fromEntries(inTab) } });
  }

  async function ask(slug: string): Promise<void> {
    if (stateOf(slug).status !== 'absent' && stateOf(slug).status !== 'failed') return;
    setState(slug, { status: 'asking' });
    // Another tab may have begun the download meanwhile.
    const answer = (state: PackState): void => {
      if (stateOf(slug).status === 'asking') setState(slug, state);
    };
    try {
      const { site, pack } = await asking.both(slug);
      const packBytes = bytesOf((await missingOf(host, [pack])).map(({ item }) => item));
      const all = bytesOf((await missingOf(host, [pack, site])).map(({ item }) => item));
      const offer = { pack, bytes: all, shared: all - packBytes, room: await room() };
      answer({ status: 'offered', ...offer });
    } catch (error) {
      answer(failed(slug, error));
    }
  }

  function failed(slug: string, error: unknown): PackState {
    const refusal = refusalOf(error);
    const came = progressOf(FINAL_REFUSALS.includes(refusal) ? ABSENT : stateOf(slug));
    return { status: 'failed', refusal, ...came };
  }

  /** Fetches an episode, or none, with all items of its build; the register changes only once all are fetched. */
  async function fetchAll(slug: string | null, signal: AbortSignal): Promise<void> {
    const { site, pack } = await asking.both(slug);
    let register = await store.read();
    const others = await asking.renewed(register, site.build, slug);
    const whole: readonly SubjectPack[] = [...others, ...(pack ? [pack] : [])];
    const missing = await missingOf(host, [site, ...whole] satisfies readonly Pack[]);
    const bytes = bytesOf(missing.map(({ item }) => item));
    const left = await room();
    if (left !== null && left < bytes * MARGIN) throw new KeepError('full');
    if (pack) {
      register = withPending(register, pack);
      await store.write(register);
    }
    const before = slug === null ? 0 : Math.max(0, progressOf(stateOf(slug)).total - bytes);
    const onBytes = publishProgress(bytes, before, (progress) => {
      if (slug !== null) setState(slug, { status: 'saving', ...progress });
    });
    await transfer(host, missing, { signal, onBytes });
    signal.throwIfAborted();
    if (slug !== null) await installWorker().catch(refuseWorker);
    register = withKept(await store.read(), site, whole);
    await store.write(register);
    await store.sweep(register);
    toFetch = {};
  }

  async function save(slug: string): Promise<void> {
    if (underWay.has(slug)) return;
    const stopping = new AbortController();
    underWay.set(slug, stopping);
    try {
      await alone(
        LOCKS.save,
        () => alone(LOCKS.subject(slug), () => fetchOne(slug, stopping.signal)),
        { signal: stopping.signal, onWait: () => setState(slug, { status: 'waiting' }) },
      );
      underWay.delete(slug);
      await check();
      kept.set({ ...kept.get(), isPersisted: await persist().catch(() => false) });
    } catch (error) {
      underWay.delete(slug);
      if (stopping.signal.reason === 'cancel') return;
      if (stopping.signal.aborted)
        return setState(slug, { status: 'paused', ...progressOf(stateOf(slug)) });
      if (FINAL_REFUSALS.includes(refusalOf(error))) await check();
      setState(slug, failed(slug, error));
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
  async function removePack(slug: string, without: typeof withoutEpisode): Promise<void> {
    const register = without(await store.read(), slug);
    if (!isEmpty(register, isInstalled()))
      await store.write(register).catch(async () => {
        // Sweep first: full storage does not even accept a shorter register.
        await store.sweep(register);
        await store.write(register);
      });
    await store.sweep(register);
  }

  /** Reads the kept episodes again after some work has ended or failed. */
  const settle = (work: Promise<unknown>): Promise<void> => work.catch(() => {}).then(check);

  const forget = (slug: string, without: typeof withoutEpisode): Promise<void> =>
    settle(alone(LOCKS.save, () => removePack(slug, without)));

  async function renew(): Promise<void> {
    const { site } = await store.read();
    if (site === null && !isInstalled()) return;
    await alone(LOCKS.save, async () => {
      const { build } = await asking.site();
      const current = await store.read();
      if (current.site?.build !== build) await fetchAll(null, new AbortController().signal);
    });
  }

  const noteOutdated = async (): Promise<void> =>
    void (toFetch = await bytesToRenew(host, asking, await store.read()));

  return {
    kept,
    check,
    ask,
    save,
    pause: (slug) => underWay.get(slug)?.abort('pause'),
    async cancel(slug) {
      const isQueued = stateOf(slug).status === 'waiting';
      underWay.get(slug)?.abort('cancel');
      if (isQueued) setState(slug, ABSENT);
      // An episode that was only queued has no items, and the lock for a deletion may take long to get.
      const isIdle =
        isQueued && !(await store.read().then((register) => isBegun(register, slug)));
      if (!isIdle) await forget(slug, withoutPending);
    },
    remove: (slug) => forget(slug, withoutEpisode),
    update: () => settle(renew().catch(noteOutdated)),
    offerRenewal: () => settle(noteOutdated()),
  };
}
