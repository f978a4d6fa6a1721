import type { Deck } from '@/lib/player/deck';
import { nearestSpeed } from '@/lib/player/speed';

/** How loud and how fast the listener hears. */
export interface Sound {
  /** Sets the volume, clamped to 0–1, and lets it be heard. */
  readonly setVolume: (volume: number) => void;
  readonly toggleMuted: () => void;
  /** Plays at this share (0–1) of the listener's volume, which is still what is shown; nothing where it cannot be set. */
  readonly fade: (share: number) => void;
  /** Current speed, 1 being normal. */
  readonly rate: () => number;
  /** Sets the speed to the offered one that is closest. */
  readonly setRate: (rate: number) => void;
}

export function createSound(deck: Deck): Sound {
  return {
    setVolume(volume) {
      const element = deck.element();
      if (!element || !Number.isFinite(volume)) return;
      deck.tellVolume(Math.min(1, Math.max(0, volume)));
      element.muted = false;
      // The slider shows what the element holds at once: a quick second key starts from there.
      deck.note({ heldVolume: null });
    },
    toggleMuted() {
      const element = deck.element();
      if (element) element.muted = !element.muted;
    },
    fade(share) {
      const element = deck.element();
      const now = deck.now();
      if (!element || !now?.volumeSettable || (share >= 1 && now.heldVolume === null)) return;
      const heldVolume = now.heldVolume ?? element.volume;
      deck.tellVolume(heldVolume * Math.min(1, Math.max(0, share)));
      deck.note({ heldVolume: share < 1 ? heldVolume : null });
    },
    rate: () => deck.element()?.playbackRate ?? 1,
    setRate(rate) {
      const element = deck.element();
      if (!element || !Number.isFinite(rate)) return;
      element.preservesPitch = true;
      element.playbackRate = nearestSpeed(rate);
      element.defaultPlaybackRate = element.playbackRate;
    },
  };
}
