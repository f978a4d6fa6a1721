import type { MediaStore } from '@/lib/player/core/mediaStore';
import { knownDuration } from '@/lib/player/core/playback';
import type { PlayedSecond, PositionStorage } from '@/lib/player/core/position';

/** With the quarter of a second between two ticks, and the second of a hidden tab, this stays within 5 s. */
const WRITE_EVERY_MS = 4000;

/** HTMLMediaElement.HAVE_METADATA: the element's clock has a meaning. */
const HAVE_METADATA = 1;

/** Follows the playhead and writes where the episode was left: every few seconds, and when asked. */
export interface PositionWriter {
  /** The last second heard of the current source; 0 before the first. */
  readonly lastTime: () => number;
  readonly follow: () => void;
  readonly write: () => void;
  readonly reset: () => void;
}

export function createPositionWriter(
  media: MediaStore,
  positions: PositionStorage,
  now: () => number,
): PositionWriter {
  let last: PlayedSecond | null = null;
  let writtenAt = 0;

  function write(): void {
    const episode = media.track()?.episode;
    if (!episode || !last) return;
    writtenAt = now();
    positions.write(episode, last);
  }

  return {
    lastTime: () => last?.t ?? 0,
    follow() {
      const element = media.element();
      const { pendingSeek, trouble } = media.track() ?? {};
      // While a seek waits or the source is broken, the element's own clock says 0.
      if (!element || pendingSeek !== null || trouble !== 'none') return;
      // A second that stays is not heard again: it must not pass for newer than what another tab has heard.
      if (element.readyState < HAVE_METADATA || element.currentTime === last?.t) return;
      const duration = knownDuration(element.duration);
      last = { t: element.currentTime, at: now(), duration };
      if (last.at - writtenAt >= WRITE_EVERY_MS) write();
    },
    write,
    reset: () => (last = null),
  };
}
