import type { Playhead } from '@/lib/player/core/playback';

const STEP_SECONDS = 5;
const PAGE_SECONDS = 60;

/** The second to which a key pressed on the seek bar leads, or null when the key is not one of the bar's. */
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
