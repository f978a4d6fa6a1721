import { keptText } from '@/components/player/keptText';
import type { Player } from '@/lib/player/player';

/**
 * Fetches what connects the player, once it is needed: with the first episode, or at once when an earlier
 * visit has left something. Without it everything still plays. Returns the way to disconnect.
 */
export function connectLater(player: Player, album: string): () => void {
  let isOver = false;
  let disconnect = (): void => {};

  async function connect(): Promise<void> {
    stopWaiting();
    const { connectPlayer } = await import('@/components/player/connectPlayer');
    if (!isOver) disconnect = connectPlayer(player, album);
  }

  const connectQuietly = (): void => void connect().catch(() => {});
  const stopWaiting = player.playback.subscribe(connectQuietly);
  if (keptText() !== null) connectQuietly();
  return () => {
    isOver = true;
    stopWaiting();
    disconnect();
  };
}
