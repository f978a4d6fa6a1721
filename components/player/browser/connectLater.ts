import { storedText } from '@/components/player/browser/storedText';
import type { Player } from '@/lib/player/core/player';

/**
 * Fetches what connects the player, once it is needed: with the first episode, or at once when an earlier
 * visit has left something. Without it everything still plays. Returns the way to disconnect.
 */
export function connectLater(player: Player, album: string): () => void {
  let isOver = false;
  let disconnect = (): void => {};

  async function connect(): Promise<void> {
    const { connectPlayer } = await import('@/components/player/browser/connectPlayer');
    if (!isOver) disconnect = connectPlayer(player, album);
  }

  const connectQuietly = (): void => void connect().catch(() => {});
  const stopWaiting = player.playback.subscribe(() => {
    stopWaiting();
    // In a task of its own: the press that starts the first episode is shown before anything is fetched.
    setTimeout(connectQuietly);
  });
  if (storedText() !== null) {
    stopWaiting();
    connectQuietly();
  }
  return () => {
    isOver = true;
    stopWaiting();
    disconnect();
  };
}
