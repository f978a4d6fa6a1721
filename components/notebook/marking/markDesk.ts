import { marking } from '@/components/notebook/marking/lastMark';
import type { Player } from '@/lib/player/core/player';

/** Marks the moment that the player is at. The notebook's script is loaded with the first mark. */
export function markMoment(player: Player): void {
  // The second is that of the press, however long the script takes.
  const second = player.position();
  import('@/components/notebook/marking/markNow').then(
    ({ markNow }) => markNow(player, second),
    () => marking.set({ status: 'failed' }),
  );
}
