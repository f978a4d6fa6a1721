import type { MediaStore } from '@/lib/player/core/mediaStore';
import { isWorthRetrying, retryDelay } from '@/lib/player/core/retry';

/** Runs a task after so many milliseconds; returns the way to cancel it. */
export type Schedule = (task: () => void, milliseconds: number) => () => void;

/** Asks again, with longer and longer pauses, for a source that has broken off. */
export interface Recovery {
  /** The element has given up on its source. */
  readonly onError: () => void;
  /** No data has come for a while; only the end of what was already there makes it a breakdown. */
  readonly onStalled: () => void;
  /** Sound can be heard again, whoever brought it back. */
  readonly onPlaying: () => void;
  /** The device has found its connection again. */
  readonly onOnline: () => void;
  readonly retryNow: () => void;
  /** The source has proved readable: a later breakdown is the connection's fault. */
  readonly onLoadedMetadata: () => void;
  /** Sound goes on at this second: beyond the break, earlier attempts no longer count. */
  readonly onTimeUpdate: (seconds: number) => void;
  readonly reset: () => void;
}

export function createRecovery(
  media: MediaStore,
  { schedule, isOnline, reload }: RecoveryOptions,
): Recovery {
  let attempts = 0;
  let brokeAt = 0;
  let wasReadable = false;
  let cancel = (): void => {};

  function retryNow(): void {
    cancel();
    const track = media.track();
    if (!track) return;
    media.update({ trouble: 'none' });
    reload(track.wanted);
  }

  function waitAndRetry(delay: number | null): void {
    if (delay === null) return media.update({ trouble: 'failed', wanted: false });
    media.update({ trouble: 'reconnecting' });
    cancel = schedule(retryNow, delay);
  }

  function countAttempt(): void {
    cancel();
    brokeAt = media.playhead.get().currentTime;
    // A device that is offline learns nothing of the source: it goes on asking for as long as that lasts.
    if (isOnline() || attempts < OFFLINE_ATTEMPTS) attempts += 1;
  }

  return {
    retryNow,
    onError() {
      const element = media.element();
      if (!element || !media.track()) return;
      countAttempt();
      const code = element.error?.code ?? 0;
      const isWorthIt = isWorthRetrying({ code, wasReadable, online: isOnline() });
      waitAndRetry(isWorthIt ? retryDelay(attempts) : null);
    },
    onStalled() {
      const element = media.element();
      const track = media.track();
      if (!element || track?.trouble !== 'none' || !wasReadable || !isStarving(element)) return;
      countAttempt();
      // Some browsers look for the connection themselves: they are given time before the audio is reloaded.
      const delay = retryDelay(attempts);
      waitAndRetry(delay && Math.max(PATIENCE_MS, delay));
    },
    onPlaying() {
      if (media.track()?.trouble !== 'reconnecting') return;
      cancel();
      // A seek made meanwhile has been carried out: this is the same source.
      media.update({ trouble: 'none', pendingSeek: null });
    },
    onOnline() {
      if (media.track()?.trouble !== 'reconnecting') return;
      attempts = 0;
      retryNow();
    },
    onLoadedMetadata: () => (wasReadable = true),
    onTimeUpdate(seconds) {
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
