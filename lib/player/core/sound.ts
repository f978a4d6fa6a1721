import type { MediaStore } from '@/lib/player/core/mediaStore';
import { nearestSpeed } from '@/lib/player/base/speed';

/** How loud and how fast the listener hears. */
export interface Sound {
  /** Sets the volume, clamped to 0–1, and lets it be heard. */
  readonly setVolume: (volume: number) => void;
  /** Cuts the sound, or brings it back, whether it was cut or its volume drawn to 0. */
  readonly toggleMuted: () => void;
  /** Plays at this ratio (0–1) of the listener's volume, which is still what is shown; nothing where it cannot be set. */
  readonly fade: (ratio: number) => void;
  /** Current speed, 1 being normal. */
  readonly rate: () => number;
  /** Sets the speed to the offered one that is closest. */
  readonly setRate: (rate: number) => void;
}

/** The volume (0–1) that comes back to a listener who had drawn it down to nothing: heard, and startling nobody. */
const AUDIBLE = 0.25;

export function createSound(media: MediaStore): Sound {
  function setVolume(volume: number): void {
    const element = media.element();
    if (!element || !Number.isFinite(volume)) return;
    media.applyVolume(Math.min(1, Math.max(0, volume)));
    element.muted = false;
    // The slider shows what the element holds at once: a quick second key starts from there.
    media.update({ heldVolume: null });
  }

  return {
    setVolume,
    toggleMuted() {
      const element = media.element();
      if (!element) return;
      const isSilent = (media.track()?.heldVolume ?? element.volume) === 0;
      if (isSilent) setVolume(AUDIBLE);
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
