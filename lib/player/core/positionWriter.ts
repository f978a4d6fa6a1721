import type { MediaStore } from '@/lib/player/core/mediaStore';
import { knownDuration } from '@/lib/player/core/playback';
import type { PlayedSecond, PositionStorage } from '@/lib/player/core/position';

/**
 * In milliseconds: least time between two writes. With the interval of `timeupdate` (a quarter of a second, one second
 * in a hidden tab) at most 5 s of playback are lost.
 */
const WRITE_INTERVAL_MS = 4000;

/** HTMLMediaElement.HAVE_METADATA: `currentTime` is meaningful. */
const HAVE_METADATA = 1;

/** Saves the position of the playing episode: every few seconds, and on request. */
export interface PositionWriter {
  /** Returns the last played second of the current source; 0 before the first. */
  readonly lastTime: () => number;
  readonly follow: () => void;
  readonly write: () => void;
  readonly reset: () => void;
}

export function createPositionWriter(
  media: MediaStore,
  positions: PositionStorage,
  readTime: () => number,
): PositionWriter {
  let lastPlayed: PlayedSecond | null = null;
  let writtenAt = 0;

  function write(): void {
    const episode = media.track()?.episode;
    if (!episode || !lastPlayed) return;
    writtenAt = readTime();
    positions.write(episode, lastPlayed);
  }

  return {
    lastTime: () => lastPlayed?.t ?? 0,
    follow() {
      const element = media.element();
      const { pendingSeek, trouble } = media.track() ?? {};
      // While a seek is pending or the source has failed, `currentTime` is 0.
      if (!element || pendingSeek !== null || trouble !== 'none') return;
      // An unchanged second must not overwrite a later position of another tab.
      if (element.readyState < HAVE_METADATA || element.currentTime === lastPlayed?.t) return;
      const duration = knownDuration(element.duration);
      lastPlayed = { t: element.currentTime, at: readTime(), duration };
      if (lastPlayed.at - writtenAt >= WRITE_INTERVAL_MS) write();
    },
    write,
    reset: () => (lastPlayed = null),
  };
}
