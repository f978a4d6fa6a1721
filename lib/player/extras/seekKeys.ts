import type { Playhead } from '@/lib/player/core/playback';

const STEP_SECONDS = 5;
const PAGE_SECONDS = 60;

/** Computes the second to which a key of the seek bar leads; null for other keys (ARIA APG, slider pattern). */
export function seekKeyTarget(key: string, { currentTime, duration }: Playhead): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return currentTime - STEP_SECONDS;
    case 'ArrowRight':
    case 'ArrowUp':
      return currentTime + STEP_SECONDS;
    case 'PageDown':
      return currentTime - PAGE_SECONDS;
    case 'PageUp':
      return currentTime + PAGE_SECONDS;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return null;
  }
}
