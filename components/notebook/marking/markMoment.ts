import { lastMark } from '@/components/notebook/marking/lastMark';
import type { Player } from '@/lib/player/core/player';

/** Marks the player's current time in the notebook, whose script is loaded with the first mark. */
export function markMoment(player: Player): void {
  // Reads the time before the script loads, which may take seconds.
  const second = player.position();
  import('@/components/notebook/marking/addMomentBookmark').then(
    ({ addMomentBookmark }) => addMomentBookmark(player, second),
    () => lastMark.set({ status: 'failed' }),
  );
}
