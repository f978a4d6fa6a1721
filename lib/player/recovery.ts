import type { Deck } from '@/lib/player/deck';
import { isWorthRetrying, retryDelay } from '@/lib/player/retry';

/** Runs a task after so many milliseconds; returns the way to cancel it. */
export type Schedule = (task: () => void, milliseconds: number) => () => void;

/** Asks again, with longer and longer pauses, for a source that has broken off. */
export interface Recovery {
  readonly breakDown: () => void;
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
    const resume = now.wanted || now.trouble === 'failed';
    deck.note({ trouble: 'none' });
    reload(resume);
  }

  return {
    retryNow,
    breakDown() {
      const element = deck.element();
      if (!element || !deck.now()) return;
      cancel();
      brokeAt = deck.playhead.get().currentTime;
      attempts += 1;
      const code = element.error?.code ?? 0;
      const delay = isWorthRetrying({ code, wasReadable, online: isOnline() })
        ? retryDelay(attempts)
        : null;
      if (delay === null) return deck.note({ trouble: 'failed', wanted: false });
      deck.note({ trouble: 'reconnecting' });
      cancel = schedule(retryNow, delay);
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

interface RecoveryOptions {
  readonly schedule: Schedule;
  readonly isOnline: () => boolean;
  /** Loads the enclosure's own address again at the second where it broke off, and plays on if asked. */
  readonly reload: (resume: boolean) => void;
}
