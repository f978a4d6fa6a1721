import type { MediaStore } from '@/lib/player/core/mediaStore';
import { nearestSpeed } from '@/lib/player/base/speed';

/** Volume and playback rate. */
export interface Sound {
  /** Sets the volume, clamped to 0–1, and unmutes. */
  readonly setVolume: (volume: number) => void;
  /** Toggles `muted`; a volume of 0 counts as muted and becomes audible again. */
  readonly toggleMuted: () => void;
  /**
   * Multiplies the listener's volume by a ratio, 0 to 1, without changing the shown volume; no effect where the volume
   * cannot be set.
   */
  readonly fade: (ratio: number) => void;
  /** Returns the current playback rate. */
  readonly rate: () => number;
  /** Sets the selectable playback rate closest to a rate. */
  readonly setRate: (rate: number) => void;
}

/** The volume, 0 to 1, after unmuting from a volume of 0: audible but low. */
const AUDIBLE_VOLUME = 0.25;

export function createSound(media: MediaStore): Sound {
  function setVolume(volume: number): void {
    const element = media.element();
    if (!element || !Number.isFinite(volume)) return;
    media.applyVolume(Math.min(1, Math.max(0, volume)));
    element.muted = false;
    // Read the element at once, so that the next key press starts from the new volume.
    media.update({ heldVolume: null });
  }

  return {
    setVolume,
    toggleMuted() {
      const element = media.element();
      if (!element) return;
      const isSilent = (media.track()?.heldVolume ?? element.volume) === 0;
      if (isSilent) setVolume(AUDIBLE_VOLUME);
      else element.muted = !element.muted;
    },
    fade(ratio) {
      const element = media.element();
      const track = media.track();
      if (!element || !track?.volumeSettable || (ratio >= 1 && track.heldVolume === null))
        return;
      const heldVolume = track.heldVolume ?? element.volume;
      media.applyVolume(heldVolume * Math.min(1, Math.max(0, ratio)));
      media.update({ heldVolume: ratio < 1 ? heldVolume : null });
    },
    rate: () => media.element()?.playbackRate ?? 1,
    setRate(rate) {
      const element = media.element();
      if (!element || !Number.isFinite(rate)) return;
      element.preservesPitch = true;
      element.playbackRate = nearestSpeed(rate);
      element.defaultPlaybackRate = element.playbackRate;
    },
  };
}
