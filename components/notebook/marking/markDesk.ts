import type { Player } from '@/lib/player/core/player';
import { createObservable } from '@/lib/store';

/** What the player's last mark has come to; null before any, and once its sheet is closed. */
type Marking = { readonly status: 'made'; readonly id: string } | { readonly status: 'failed' };

export const marking = createObservable<Marking | null>(null);

/** Marks the moment that the player is at. The notebook's script is loaded with the first mark. */
export function markMoment(player: Player): void {
  // The second is that of the press, however long the script takes.
  const second = player.position();
  import('@/components/notebook/marking/markNow').then(
    ({ markNow }) => markNow(player, second),
    () => marking.set({ status: 'failed' }),
  );
}
