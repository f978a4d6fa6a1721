import type { Deck } from '@/lib/player/deck';
import { knownDuration } from '@/lib/player/playback';
import type { Heard, PositionMemory } from '@/lib/player/position';

/** With the quarter of a second between two ticks, and the second of a hidden tab, this stays within 5 s. */
const WRITE_EVERY_MS = 4000;

/** HTMLMediaElement.HAVE_METADATA: the element's clock has a meaning. */
const HAVE_METADATA = 1;

/** Follows the playhead and writes where the episode was left: every few seconds, and when asked. */
export interface Bookmark {
  /** The last second heard of the current source; 0 before the first. */
  readonly lastTime: () => number;
  readonly follow: () => void;
  readonly write: () => void;
  readonly reset: () => void;
}

export function createBookmark(
  deck: Deck,
  positions: PositionMemory,
  now: () => number,
): Bookmark {
  let heard: Heard | null = null;
  let writtenAt = 0;

  function write(): void {
    const episode = deck.now()?.episode;
    if (!episode || !heard) return;
    writtenAt = now();
    positions.write(episode, heard);
  }

  return {
    lastTime: () => heard?.t ?? 0,
    follow() {
      const element = deck.element();
      const { pendingSeek, trouble } = deck.now() ?? {};
      // While a seek waits or the source is broken, the element's own clock says 0.
      if (!element || pendingSeek !== null || trouble !== 'none') return;
      // A second that stays is not heard again: it must not pass for newer than what another tab has heard.
      if (element.readyState < HAVE_METADATA || element.currentTime === heard?.t) return;
      const duration = knownDuration(element.duration);
      heard = { t: element.currentTime, at: now(), duration };
      if (heard.at - writtenAt >= WRITE_EVERY_MS) write();
    },
    write,
    reset: () => (heard = null),
  };
}
