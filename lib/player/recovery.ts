import type { Deck } from '@/lib/player/deck';
import { isWorthRetrying, retryDelay } from '@/lib/player/retry';

/** Runs a task after so many milliseconds; returns the way to cancel it. */
export type Schedule = (task: () => void, milliseconds: number) => () => void;

/** Asks again, with longer and longer pauses, for a source that has broken off. */
export interface Recovery {
  /** The element has given up on its source. */
  readonly breakDown: () => void;
  /** No data has come for a while; only the end of what was already there makes it a breakdown. */
  readonly starve: () => void;
  /** Sound can be heard again, whoever brought it back. */
  readonly settle: () => void;
  /** The device has found its connection again. */
  readonly comeBack: () => void;
  readonly retryNow: () => void;
  /** The source has proved readable: a later breakdown is the connection's fault. */
  readonly sawMetadata: () => void;
  /** Sound goes on at this second: beyond the break, earlier attempts no longer count. */
  readonly progressed: (seconds: number) => void;
  readonly reset: () => void;
}

export function createRecovery(
  deck: Deck,
  { schedule, isOnline, reload }: RecoveryOptions,
): Recovery {
  let attempts = 0;
  let brokeAt = 0;
  let wasReadable = false;
  let cancel = (): void => {};

  function retryNow(): void {
    cancel();
    const now = deck.now();
    if (!now) return;
    deck.note({ trouble: 'none' });
    reload(now.wanted);
  }

  function waitAndRetry(delay: number | null): void {
    if (delay === null) return deck.note({ trouble: 'failed', wanted: false });
    deck.note({ trouble: 'reconnecting' });
    cancel = schedule(retryNow, delay);
  }

  function countAttempt(): void {
    cancel();
    brokeAt = deck.playhead.get().currentTime;
    // A device that is offline learns nothing of the source: it goes on asking for as long as that lasts.
    if (isOnline() || attempts < OFFLINE_ATTEMPTS) attempts += 1;
  }

  return {
    retryNow,
    breakDown() {
      const element = deck.element();
      if (!element || !deck.now()) return;
      countAttempt();
      const code = element.error?.code ?? 0;
      const isWorthIt = isWorthRetrying({ code, wasReadable, online: isOnline() });
      waitAndRetry(isWorthIt ? retryDelay(attempts) : null);
    },
    starve() {
      const element = deck.element();
      const now = deck.now();
      if (!element || now?.trouble !== 'none' || !wasReadable || !isStarving(element)) return;
      countAttempt();
      // Some browsers look for the connection themselves: they are given time before the audio is reloaded.
      const delay = retryDelay(attempts);
      waitAndRetry(delay && Math.max(PATIENCE_MS, delay));
    },
    settle() {
      if (deck.now()?.trouble !== 'reconnecting') return;
      cancel();
      // A seek made meanwhile has been carried out: this is the same source.
      deck.note({ trouble: 'none', pendingSeek: null });
    },
    comeBack() {
      if (deck.now()?.trouble !== 'reconnecting') return;
      attempts = 0;
      retryNow();
    },
    sawMetadata: () => (wasReadable = true),
    progressed(seconds) {
      if (seconds > brokeAt + 2) attempts = 0;
    },
    reset() {
      cancel();
      attempts = 0;
      wasReadable = false;
    },
  };
}

/** HTMLMediaElement.HAVE_FUTURE_DATA: enough to play on. */
const HAVE_FUTURE_DATA = 3;
const PATIENCE_MS = 4000;
/** Attempts that count while the device is offline: enough for the longest pause between two. */
const OFFLINE_ATTEMPTS = 5;

const isStarving = ({ paused, readyState }: HTMLMediaElement): boolean =>
  !paused && readyState < HAVE_FUTURE_DATA;

interface RecoveryOptions {
  readonly schedule: Schedule;
  readonly isOnline: () => boolean;
  /** Loads the enclosure's own address again at the second where it broke off, and plays on if asked. */
  readonly reload: (resume: boolean) => void;
}
