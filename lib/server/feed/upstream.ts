import 'server-only';
import { retryDelay } from '@/lib/feed/backoff';
import type { LastGood } from '@/lib/feed/lastGood';
import type { Quarantine } from '@/lib/feed/suspicion';
import type { FetchFeed } from '@/lib/server/feed/fetchFeed';
import { loggable } from '@/lib/server/feed/fetchProblem';
import type { FeedStore } from '@/lib/server/feed/store';
import { visitUpstream, type Outcome } from '@/lib/server/feed/visit';

export interface UpstreamOptions {
  readonly url: string;
  readonly ttlSeconds: number;
  readonly fetchFeed: FetchFeed;
  readonly store: FeedStore;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 up to 1. */
  readonly random: () => number;
}

export interface Upstream {
  /** The last good copy, from memory or disk; null when there never was one. */
  readonly lastGood: () => Promise<LastGood | null>;
  /** Starts a visit if one is due and none is under way. Resolves when the visit under way ends, if any. */
  readonly refresh: () => { readonly startedAt: number; readonly done: Promise<void> } | null;
}

/**
 * The memory of one upstream: its last good copy, the visit under way, and when the next is due. A copy is replaced
 * by a better one only, never removed.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { url, ttlSeconds, fetchFeed, store, log, now, random } = options;
  let copy: LastGood | null = null;
  let reading: Promise<void> | null = null;
  let visit: { readonly startedAt: number; readonly done: Promise<void> } | null = null;
  let schedule = { from: 0, until: 0 };
  let failures = 0;
  let quarantine: Quarantine | null = null;

  /** A clock set back must not put the next visit off for hours. */
  const isDue = (): boolean => now() >= schedule.until || now() < schedule.from;

  const wait = (seconds: number): void => {
    schedule = { from: now(), until: now() + seconds * 1000 };
  };

  async function keep(next: LastGood, repaired: boolean): Promise<void> {
    const isNew = next.readAt !== copy?.readAt;
    copy = next;
    failures = 0;
    quarantine = null;
    wait(ttlSeconds);
    if (repaired) log(`Flux ${loggable(url)} : XML mal formé, lu après réparation.`);
    if (isNew) await store.write(next).catch((error: unknown) => warnDisk(error));
  }

  const warnDisk = (error: unknown): void =>
    log(
      `Flux ${loggable(url)} : la copie n’a pas pu être écrite sur disque (${String(error)}).`,
    );

  function regret(outcome: Extract<Outcome, { kind: 'failed' }>): void {
    failures += 1;
    quarantine = outcome.quarantine;
    const { retryAfterSeconds, cause } = outcome;
    const delay = retryDelay({ failures, ttlSeconds, retryAfterSeconds, random: random() });
    wait(delay);
    const next = `nouvel essai dans ${Math.ceil(delay)} s`;
    log(
      `Flux ${loggable(url)} : ${cause} ; servi à la place : ${servedInstead(copy)} ; ${next}.`,
    );
  }

  async function go(): Promise<void> {
    try {
      const outcome = await visitUpstream({ url, known: copy, quarantine, fetchFeed, now });
      if (outcome.kind === 'good') await keep(outcome.copy, outcome.repaired);
      else regret(outcome);
    } catch (error) {
      const cause = `erreur inattendue (${String(error)})`;
      regret({ kind: 'failed', cause, quarantine, retryAfterSeconds: null });
    } finally {
      visit = null;
    }
  }

  return {
    async lastGood() {
      reading ??= store.read().then((stored) => {
        copy ??= stored;
      });
      await reading;
      return copy;
    },
    refresh() {
      if (visit === null && isDue()) visit = { startedAt: now(), done: go() };
      return visit;
    },
  };
}

const servedInstead = (copy: LastGood | null): string =>
  copy === null
    ? 'le flux intégré'
    : `la copie du ${new Date(copy.fetchedAt).toISOString()} (${copy.episodes.length} épisodes)`;
