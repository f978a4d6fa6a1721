import type { Deck } from '@/lib/player/deck';
import type { PositionMemory } from '@/lib/player/position';

const WRITE_EVERY_SECONDS = 5;

/** Follows the playhead and writes where the episode was left: at most every five seconds, and when asked. */
export interface Bookmark {
  /** The last second heard of the current source; 0 before the first. */
  readonly lastTime: () => number;
  readonly follow: () => void;
  readonly write: () => void;
  readonly reset: () => void;
}

export function createBookmark(deck: Deck, positions: PositionMemory): Bookmark {
  let lastTime: number | null = null;

  function write(): void {
    const element = deck.element();
    const now = deck.now();
    if (element && now && lastTime !== null) {
      positions.write(now.episode.id, lastTime, element.duration);
    }
  }

  const slot = (seconds: number): number => Math.floor(seconds / WRITE_EVERY_SECONDS);

  return {
    lastTime: () => lastTime ?? 0,
    follow() {
      const element = deck.element();
      const now = deck.now();
      // While a seek waits or the source is broken, the element's own clock says 0.
      if (!element || !now || now.pendingSeek !== null || now.trouble !== 'none') return;
      const due = slot(element.currentTime) !== slot(lastTime ?? 0);
      lastTime = element.currentTime;
      if (due) write();
    },
    write,
    reset: () => (lastTime = null),
  };
}
