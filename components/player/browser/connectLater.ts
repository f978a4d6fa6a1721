import { readStoredState } from '@/components/player/browser/storedState';
import type { Player } from '@/lib/player/core/player';

/**
 * Loads the player's connections when the player needs them: with the first episode, or at once when an earlier visit
 * has stored a state. Playback works without the connections. Returns a function that disconnects the player.
 */
export function connectLater(player: Player, album: string): () => void {
  let isDisconnected = false;
  let disconnect = (): void => {};

  async function connect(): Promise<void> {
    const { connectPlayer } = await import('@/components/player/browser/connectPlayer');
    if (!isDisconnected) disconnect = connectPlayer(player, album);
  }

  const connectQuietly = (): void => void connect().catch(() => {});
  const unsubscribe = player.playback.subscribe(() => {
    unsubscribe();
    // In another task, after the press that starts the first episode is painted.
    setTimeout(connectQuietly);
  });
  if (readStoredState() !== null) {
    unsubscribe();
    connectQuietly();
  }
  return () => {
    isDisconnected = true;
    unsubscribe();
    disconnect();
  };
}
