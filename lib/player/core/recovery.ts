import type { MediaStore } from '@/lib/player/core/mediaStore';
import {
  decodeRetryDelay,
  isDecodeError,
  isWorthRetrying,
  reloadDelayMs,
} from '@/lib/player/core/retry';

/** Runs a task after so many milliseconds; returns the way to cancel it. */
export type Schedule = (task: () => void, milliseconds: number) => () => void;

/** Asks again, with longer and longer pauses, for a source that has broken off. */
export interface Recovery {
  /** The element has given up on its source. */
  readonly onError: () => void;
  /** No data has come for a while; only sound that stands still makes it a failure. */
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

/**
 * Creates the recovery of one element. The clock decides whether the sound goes on, never `readyState` alone: WebKit
 * leaves it at 2 after a long seek while the sound is heard.
 */
export function createRecovery(
  media: MediaStore,
  { schedule, isOnline, reload }: RecoveryOptions,
): Recovery {
  let attempts = 0;
  let decodeErrors = 0;
  let brokeAt = 0;
  let wasReadable = false;
  let isWatching = false;
  /** Second at which a download that stands still stopped the sound; null after any other failure. */
  let stalledAt: number | null = null;
  let cancel = (): void => {};

  function cancelTimer(): void {
    cancel();
    isWatching = false;
  }

  function retry(): void {
    cancelTimer();
    const track = media.track();
    if (!track) return;
    media.update({ trouble: 'none' });
    reload(track.wanted);
  }

  function waitAndRetry(
    delay: number | null,
    [trouble, end]: readonly ['reconnecting', 'failed'] | readonly ['retrying', 'undecodable'],
  ): void {
    if (delay === null) return media.update({ trouble: end, wanted: false });
    media.update({ trouble });
    cancel = schedule(retry, delay);
  }

  function countAttempt(): void {
    cancelTimer();
    stalledAt = null;
    brokeAt = media.playhead.get().currentTime;
    // A device that is offline learns nothing of the source: it goes on asking for as long as that lasts.
    if (isOnline() || attempts < OFFLINE_ATTEMPTS) attempts += 1;
  }

  /** Compares, after a while, what a stalled element plays and holds with `before`. */
  function watch(element: HTMLAudioElement, before: Progress): void {
    isWatching = true;
    cancel = schedule(() => {
      isWatching = false;
      if (element !== media.element() || element.paused) return;
      const now = progressOf(element);
      if (now.bufferedTo > before.bufferedTo) return;
      if (now.at !== before.at) return watch(element, now);
      countAttempt();
      stalledAt = now.at;
      waitAndRetry(reloadDelayMs(attempts), ['reconnecting', 'failed']);
    }, STALL_MS);
  }

  /** Ends the wait for a source whose sound is heard again. */
  function acknowledgeSound(): void {
    if (media.track()?.trouble !== 'reconnecting') return;
    cancelTimer();
    // A seek made meanwhile has been carried out: this is the same source.
    media.update({ trouble: 'none', pendingSeek: null });
  }

  return {
    retryNow() {
      decodeErrors = 0;
      retry();
    },
    onError() {
      const element = media.element();
      if (!element || !media.track()) return;
      countAttempt();
      const code = element.error?.code ?? 0;
      if (isDecodeError(code)) {
        decodeErrors += 1;
        return waitAndRetry(decodeRetryDelay(decodeErrors), ['retrying', 'undecodable']);
      }
      const isWorthIt = isWorthRetrying({ code, wasReadable, online: isOnline() });
      waitAndRetry(isWorthIt ? reloadDelayMs(attempts) : null, ['reconnecting', 'failed']);
    },
    onStalled() {
      const element = media.element();
      if (!element || isWatching || !wasReadable || element.paused) return;
      if (media.track()?.trouble === 'none') watch(element, progressOf(element));
    },
    onPlaying: acknowledgeSound,
    onOnline() {
      if (media.track()?.trouble !== 'reconnecting') return;
      attempts = 0;
      retry();
    },
    onLoadedMetadata: () => (wasReadable = true),
    onTimeUpdate(seconds) {
      if (seconds > brokeAt + 2) attempts = 0;
      const isPast = stalledAt !== null && seconds > stalledAt;
      if (isPast && media.element()?.paused === false) acknowledgeSound();
    },
    reset() {
      cancelTimer();
      attempts = 0;
      decodeErrors = 0;
      stalledAt = null;
      wasReadable = false;
    },
  };
}

/** Milliseconds without movement or data after which a stalled element has lost its source. */
const STALL_MS = 4000;
/** Attempts that count while the device is offline: enough for the longest pause between two. */
const OFFLINE_ATTEMPTS = 5;

/** Seconds: what the element plays, and up to where it holds data. */
interface Progress {
  readonly at: number;
  readonly bufferedTo: number;
}

const progressOf = ({ currentTime, buffered }: HTMLMediaElement): Progress => ({
  at: currentTime,
  bufferedTo: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
});

interface RecoveryOptions {
  readonly schedule: Schedule;
  readonly isOnline: () => boolean;
  /** Loads the enclosure's own address again at the second where it broke off, and plays on if asked. */
  readonly reload: (resume: boolean) => void;
}
