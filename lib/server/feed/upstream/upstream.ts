import 'server-only';
import { visitDelaySeconds } from '@/lib/feed/snapshot/backoff';
import type { LastGood, Quarantine } from '@/lib/feed/snapshot/lastGood';
import type { FetchFeed } from '@/lib/server/feed/upstream/fetchFeed';
import { loggable } from '@/lib/server/feed/upstream/fetchProblem';
import type { ReadFeed } from '@/lib/server/feed/reader/readFeed';
import { acquireVisitTurn } from '@/lib/server/feed/shared/visitTurn';
import type { SharedFeed } from '@/lib/server/feed/shared/sharedFeed';
import type { FeedStore } from '@/lib/server/feed/snapshot/store';
import { visitUpstream, type Outcome } from '@/lib/server/feed/upstream/visit';

export interface UpstreamOptions {
  readonly url: string;
  readonly ttlSeconds: number;
  readonly fetchFeed: FetchFeed;
  readonly readFeed: ReadFeed;
  readonly store: FeedStore;
  /** State shared between instances; null for a single or for independent instances. */
  readonly shared: SharedFeed | null;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
}

/** In milliseconds: the interval between checks of the shared copy. */
const SHARED_POLL_MS = 1000;

export interface Upstream {
  /** Returns the last good copy, from memory or disk; null without a copy. */
  readonly lastGood: () => Promise<LastGood | null>;
  /** Starts a visit if due and none is running. Returns the running visit, whose `done` resolves at its end, if any. */
  readonly refresh: () => { readonly startedAt: number; readonly done: Promise<void> } | null;
}

/**
 * Creates the state of one upstream: its last good copy, the running visit, and the time of the next visit. A copy is
 * only ever replaced by a newer good copy.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { url, ttlSeconds, fetchFeed, readFeed, store, shared, log, now, random } = options;
  let copy: LastGood | null = null;
  let loadingCopy: Promise<void> | null = null;
  let visit: { readonly startedAt: number; readonly done: Promise<void> } | null = null;
  let schedule = { from: 0, until: 0 };
  let failures = 0;
  let quarantine: Quarantine | null = null;
  let sharedCheckedAt = Number.NEGATIVE_INFINITY;

  /** Tells whether a visit is due; a clock that was set back must not delay the visit for hours. */
  const isDue = (): boolean => now() >= schedule.until || now() < schedule.from;

  const scheduleVisit = (seconds: number): void => {
    schedule = { from: now(), until: now() + seconds * 1000 };
  };

  /** Records a good visit. @returns 0, since the lock is released at once */
  async function recordSuccess(newCopy: LastGood, isRepaired: boolean): Promise<0> {
    const isNew = newCopy.content !== copy?.content || newCopy.etag !== copy.etag;
    copy = newCopy;
    failures = 0;
    quarantine = null;
    scheduleVisit(ttlSeconds);
    if (isRepaired) log(`Flux ${loggable(url)} : XML mal formé, lu après réparation.`);
    // The shared store logs its own failures.
    await shared?.publish(newCopy).catch(() => undefined);
    if (isNew) await store.write(newCopy).catch((error: unknown) => warnDisk(error));
    return 0;
  }

  const warnDisk = (error: unknown): void =>
    log(
      `Flux ${loggable(url)} : la copie n’a pas pu être écrite sur disque (${String(error)}).`,
    );

  /** Records a failed visit. @returns seconds until the next visit */
  function recordFailure(outcome: Extract<Outcome, { kind: 'failed' }>): number {
    failures += 1;
    quarantine = outcome.quarantine;
    const { retryAfterSeconds, cause } = outcome;
    const delay = visitDelaySeconds({
      failures,
      ttlSeconds,
      retryAfterSeconds,
      random: random(),
    });
    scheduleVisit(delay);
    const retryNotice = `nouvel essai dans ${Math.ceil(delay)} s`;
    log(
      `Flux ${loggable(url)} : ${cause} ; servi à la place : ${sourceServed(copy)} ; ${retryNotice}.`,
    );
    return delay;
  }

  function adoptCopy(newCopy: LastGood): void {
    copy = newCopy;
    failures = 0;
    schedule = { from: now(), until: newCopy.fetchedAt + ttlSeconds * 1000 };
  }

  /** Tells whether this instance may visit the upstream now: the instance holds the lock, or no store is reachable. */
  async function hasVisitTurn(): Promise<boolean> {
    if (shared === null) return true;
    sharedCheckedAt = now();
    return acquireVisitTurn({
      url,
      shared,
      localCopy: () => copy,
      adopt: adoptCopy,
      isDue,
      now,
    }).catch(isDue);
  }

  async function runVisit(): Promise<void> {
    try {
      if (!(await hasVisitTurn())) return;
      const outcome = await visitUpstream({
        url,
        lastGood: copy,
        quarantine,
        fetchFeed,
        readFeed,
        now,
      });
      const restSeconds =
        outcome.kind === 'good'
          ? await recordSuccess(outcome.copy, outcome.isRepaired)
          : recordFailure(outcome);
      await shared?.release(1000 * restSeconds).catch(() => undefined);
    } catch (error) {
      const cause = `erreur inattendue (${String(error)})`;
      recordFailure({ kind: 'failed', cause, quarantine, retryAfterSeconds: null });
    } finally {
      visit = null;
    }
  }

  return {
    async lastGood() {
      loadingCopy ??= store.read().then((storedCopy) => {
        copy ??= storedCopy;
      });
      await loadingCopy;
      return copy;
    },
    refresh() {
      const isSharedCheckDue = shared !== null && now() - sharedCheckedAt >= SHARED_POLL_MS;
      if (visit === null && (isDue() || isSharedCheckDue))
        visit = { startedAt: now(), done: runVisit() };
      return visit;
    },
  };
}

const sourceServed = (copy: LastGood | null): string =>
  copy === null
    ? 'le flux intégré'
    : `la copie du ${new Date(copy.fetchedAt).toISOString()} (${copy.content.episodes.length} épisodes)`;
