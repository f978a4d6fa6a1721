import type { MediaStore } from '@/lib/player/core/mediaStore';
import {
  decodeRetryDelay,
  isDecodeError,
  isWorthRetrying,
  reloadDelayMs,
} from '@/lib/player/core/retry';

/** Runs a task after some milliseconds; returns a function that cancels the task. */
export type Schedule = (task: () => void, milliseconds: number) => () => void;

/** Reloads a failed source with growing delays. */
export interface Recovery {
  /** Reacts to the element's `error` event. */
  readonly onError: () => void;
  /** Reacts to `stalled`: a failure only if playback does not advance. */
  readonly onStalled: () => void;
  /** Reacts to `playing`: the source works again. */
  readonly onPlaying: () => void;
  /** Reacts to the device being online again. */
  readonly onOnline: () => void;
  readonly retryNow: () => void;
  /** Reacts to `loadedmetadata`: the source is readable, so a later failure is the connection's. */
  readonly onLoadedMetadata: () => void;
  /** Reacts to the playhead: playback beyond the failure resets the number of attempts. */
  readonly onTimeUpdate: (seconds: number) => void;
  readonly reset: () => void;
}

/**
 * Creates the recovery of an element. Only an advancing `currentTime` proves playback: after a long seek WebKit leaves
 * `readyState` at 2 while sound is heard.
 */
export function createRecovery(
  media: MediaStore,
  { schedule, isOnline, reload }: RecoveryOptions,
): Recovery {
  let attempts = 0;
  let decodeErrors = 0;
  let failedAt = 0;
  let wasReadable = false;
  let isWatching = false;
  /** In seconds: the position at which a stalled download stopped playback; null after any other failure. */
  let stalledAt: number | null = null;
  let cancelTask = (): void => {};

  function cancelTimer(): void {
    cancelTask();
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
    [retryTrouble, finalTrouble]:
      readonly ['reconnecting', 'failed'] | readonly ['retrying', 'undecodable'],
  ): void {
    if (delay === null) return media.update({ trouble: finalTrouble, wanted: false });
    media.update({ trouble: retryTrouble });
    cancelTask = schedule(retry, delay);
  }

  function countAttempt(): void {
    cancelTimer();
    stalledAt = null;
    failedAt = media.playhead.get().currentTime;
    // Attempts while offline say nothing about the source: attempts continue while the device is offline.
    if (isOnline() || attempts < OFFLINE_ATTEMPTS) attempts += 1;
  }

  /** Compares after a delay the progress of a stalled element with `before`. */
  function watchProgress(element: HTMLAudioElement, lastProgress: Progress): void {
    isWatching = true;
    cancelTask = schedule(() => {
      isWatching = false;
      if (element !== media.element() || element.paused) return;
      const progress = progressOf(element);
      if (progress.bufferedTo > lastProgress.bufferedTo) return;
      if (progress.time !== lastProgress.time) return watchProgress(element, progress);
      countAttempt();
      stalledAt = progress.time;
      waitAndRetry(reloadDelayMs(attempts), ['reconnecting', 'failed']);
    }, STALL_MS);
  }

  /** Ends the recovery of a source that plays again. */
  function endRecovery(): void {
    if (media.track()?.trouble !== 'reconnecting') return;
    cancelTimer();
    // The source has not changed: a seek made meanwhile has been applied.
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
      const canRetry = isWorthRetrying({ code, wasReadable, online: isOnline() });
      waitAndRetry(canRetry ? reloadDelayMs(attempts) : null, ['reconnecting', 'failed']);
    },
    onStalled() {
      const element = media.element();
      if (!element || isWatching || !wasReadable || element.paused) return;
      if (media.track()?.trouble === 'none') watchProgress(element, progressOf(element));
    },
    onPlaying: endRecovery,
    onOnline() {
      if (media.track()?.trouble !== 'reconnecting') return;
      attempts = 0;
      retry();
    },
    onLoadedMetadata: () => (wasReadable = true),
    onTimeUpdate(seconds) {
      if (seconds > failedAt + 2) attempts = 0;
      const isPastStall = stalledAt !== null && seconds > stalledAt;
      if (isPastStall && media.element()?.paused === false) endRecovery();
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

/** In milliseconds: without progress for this long, a stalled element has lost its source. */
const STALL_MS = 4000;
/** Largest number of counted attempts while the device is offline: this number gives the longest delay. */
const OFFLINE_ATTEMPTS = 5;

/** In seconds: the playhead, and the end of the buffered data. */
interface Progress {
  readonly time: number;
  readonly bufferedTo: number;
}

const progressOf = ({ currentTime, buffered }: HTMLMediaElement): Progress => ({
  time: currentTime,
  bufferedTo: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
});

interface RecoveryOptions {
  readonly schedule: Schedule;
  readonly isOnline: () => boolean;
  /** Reloads the same address at the second of the failure, and resumes playback if requested. */
  readonly reload: (resume: boolean) => void;
}
