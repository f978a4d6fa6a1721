import { createAsking } from '@/lib/offline/keeper/asking';
import { createElsewhere } from '@/lib/offline/keeper/elsewhere';
import { KeepError, refusalOf, refuseWorker } from '@/lib/offline/keeper/fetchItem';
import { readKept } from '@/lib/offline/keeper/readKept';
import { createRegisterStore } from '@/lib/offline/keeper/registerStore';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import { missingOf, transfer } from '@/lib/offline/keeper/transfer';
import { LOCKS } from '@/lib/offline/names';
import { bytesOf, type Pack } from '@/lib/offline/pack';
import {
  ABSENT,
  FINAL,
  NOTHING_KEPT,
  progressOf,
  SAID_HERE,
  type Kept,
  type PackState,
} from '@/lib/offline/packState';
import {
  isBegun,
  isEmpty,
  withKept,
  withoutEpisode,
  withoutPending,
  withPending,
  type EpisodePack,
} from '@/lib/offline/register';
import { createObservable, type Observable } from '@/lib/store';

/** Keeps episodes for reading without a network. Nothing rejects: how things went is a state. */
export interface Keeper {
  readonly kept: Observable<Kept>;
  /** Reads what is kept, and says what the browser has taken away. */
  readonly check: () => Promise<void>;
  /** Finds out what an episode would take. */
  readonly ask: (slug: string) => Promise<void>;
  /** Fetches what is missing of an episode; goes on where it stopped. */
  readonly save: (slug: string) => Promise<void>;
  readonly pause: (slug: string) => void;
  /** Stops, and leaves nothing of what came. */
  readonly cancel: (slug: string) => Promise<void>;
  readonly remove: (slug: string) => Promise<void>;
  /** Puts the pages of what is kept, or of an installed site, on the build of now; the sounds that are the same stay. */
  readonly update: () => Promise<void>;
}

/** What is left free on the device, as a part of what is to be fetched: a page is larger once it is stored. */
const MARGIN = 1.2;

/** Between two steps of the progress bar, in bytes. */
const STEP = 64 * 1024;

export function createKeeper(host: KeeperHost): Keeper {
  const { alone, room, persist, installWorker, isInstalled } = host;
  const kept = createObservable<Kept>(NOTHING_KEPT);
  const store = createRegisterStore(host);
  const asking = createAsking(host);
  const underWay = new Map<string, AbortController>();
  const elsewhere = createElsewhere(host, () => check());

  const stateOf = (slug: string): PackState => kept.get().states[slug] ?? ABSENT;
  const tell = (slug: string, state: PackState): void =>
    kept.set({ ...kept.get(), states: { ...kept.get().states, [slug]: state } });

  const check = (): Promise<void> =>
    compare().catch(() => kept.set({ ...kept.get(), isRead: true, isRefused: true }));

  async function compare(): Promise<void> {
    const read = await readKept(host, await store.read());
    const others = await elsewhere(
      Object.keys(read.states).filter(
        (slug) => read.states[slug]?.status !== 'kept' && !underWay.has(slug),
      ),
    );
    const own = Object.entries(kept.get().states).filter(
      ([slug, { status }]) =>
        underWay.has(slug) || (!read.states[slug] && SAID_HERE.includes(status)),
    );
    kept.set({ ...read, states: { ...read.states, ...others, ...Object.fromEntries(own) } });
  }

  async function ask(slug: string): Promise<void> {
    if (stateOf(slug).status !== 'absent' && stateOf(slug).status !== 'failed') return;
    tell(slug, { status: 'asking' });
    // In between another tab may have begun it.
    const answer = (state: PackState): void => {
      if (stateOf(slug).status === 'asking') tell(slug, state);
    };
    try {
      const { site, pack } = await asking.both(slug);
      const own = bytesOf((await missingOf(host, [pack])).map(({ item }) => item));
      const all = bytesOf((await missingOf(host, [pack, site])).map(({ item }) => item));
      const offer = { pack, bytes: all, shared: all - own, room: await room() };
      answer({ status: 'offered', ...offer });
    } catch (error) {
      answer(failed(slug, error));
    }
  }

  function failed(slug: string, error: unknown): PackState {
    const refusal = refusalOf(error);
    const came = progressOf(FINAL.includes(refusal) ? ABSENT : stateOf(slug));
    return { status: 'failed', refusal, ...came };
  }

  /** Fetches an episode, or none, with what has to be of the same build; all or nothing is in the list at the end. */
  async function fetchAll(slug: string | null, signal: AbortSignal): Promise<void> {
    const { site, pack } = await asking.both(slug);
    let register = await store.read();
    const others = await asking.renewed(register, site.build, slug);
    const whole: readonly EpisodePack[] = [...others, ...(pack ? [pack] : [])];
    const missing = await missingOf(host, [site, ...whole] satisfies readonly Pack[]);
    const bytes = bytesOf(missing.map(({ item }) => item));
    const left = await room();
    if (left !== null && left < bytes * MARGIN) throw new KeepError('full');
    if (pack) {
      register = withPending(register, pack);
      await store.write(register);
    }
    // What came before it was stopped counts as done.
    let done = slug === null ? 0 : Math.max(0, progressOf(stateOf(slug)).total - bytes);
    const total = done + bytes;
    let published = done;
    const onBytes = (come: number): void => {
      done += come;
      if (slug === null || (done - published < STEP && done < total)) return;
      published = done;
      tell(slug, { status: 'saving', done: Math.min(done, total), total });
    };
    if (slug !== null) tell(slug, { status: 'saving', done, total });
    await transfer(host, missing, { signal, onBytes });
    signal.throwIfAborted();
    if (slug !== null) await installWorker().catch(refuseWorker);
    register = withKept(await store.read(), site, whole);
    await store.write(register);
    await store.sweep(register);
  }

  async function save(slug: string): Promise<void> {
    if (underWay.has(slug)) return;
    const stopping = new AbortController();
    underWay.set(slug, stopping);
    try {
      await alone(
        LOCKS.save,
        () => alone(LOCKS.episode(slug), () => fetchOne(slug, stopping.signal)),
        { signal: stopping.signal, onWait: () => tell(slug, { status: 'waiting' }) },
      );
      underWay.delete(slug);
      await check();
      kept.set({ ...kept.get(), isPersisted: await persist().catch(() => false) });
    } catch (error) {
      underWay.delete(slug);
      if (stopping.signal.reason === 'cancel') return;
      if (stopping.signal.aborted)
        return tell(slug, { status: 'paused', ...progressOf(stateOf(slug)) });
      if (FINAL.includes(refusalOf(error))) await check();
      tell(slug, failed(slug, error));
    }
  }

  async function fetchOne(slug: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    tell(slug, { status: 'saving', ...progressOf(stateOf(slug)) });
    try {
      await fetchAll(slug, signal);
    } catch (error) {
      if (!signal.aborted && FINAL.includes(refusalOf(error)))
        await leaveOut(slug, withoutPending).catch(() => {});
      throw error;
    }
  }

  /** Takes an episode out of the list, then out of the caches whatever nothing else needs. */
  async function leaveOut(slug: string, without: typeof withoutEpisode): Promise<void> {
    const register = without(await store.read(), slug);
    if (!isEmpty(register, isInstalled()))
      await store.write(register).catch(async () => {
        // A full device takes not even a shorter list, before something has gone.
        await store.sweep(register);
        await store.write(register);
      });
    await store.sweep(register);
  }

  /** Reads again what is kept once some work has ended, however it did. */
  const settle = (work: Promise<unknown>): Promise<void> => work.catch(() => {}).then(check);

  const forget = (slug: string, without: typeof withoutEpisode): Promise<void> =>
    settle(alone(LOCKS.save, () => leaveOut(slug, without)));

  async function renew(): Promise<void> {
    const { site } = await store.read();
    if (site === null && !isInstalled()) return;
    await alone(LOCKS.save, async () => {
      const { build } = await asking.site();
      const current = await store.read();
      if (current.site?.build !== build) await fetchAll(null, new AbortController().signal);
    });
  }

  return {
    kept,
    check,
    ask,
    save,
    pause: (slug) => underWay.get(slug)?.abort('pause'),
    async cancel(slug) {
      const isQueued = stateOf(slug).status === 'waiting';
      underWay.get(slug)?.abort('cancel');
      if (isQueued) tell(slug, ABSENT);
      // Whoever never had a turn has left nothing, and the turn of a deletion may be long in coming.
      const isIdle =
        isQueued && !(await store.read().then((register) => isBegun(register, slug)));
      if (!isIdle) await forget(slug, withoutPending);
    },
    remove: (slug) => forget(slug, withoutEpisode),
    update: () => settle(renew()),
  };
}
