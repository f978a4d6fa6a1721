import { storedText } from '@/components/player/browser/storedText';
import type { Player } from '@/lib/player/core/player';

/**
 * Loads the player's connections when they are needed: with the first episode, or at once when an earlier visit has
 * stored a state. Playback works without them. Returns a function that disconnects.
 * @param sounds digest of the table of replaced sounds; the positions of a record without it are moved first
 */
export function connectLater(player: Player, album: string, sounds: string): () => void {
  let isOver = false;
  let disconnect = (): void => {};

  async function connect(): Promise<void> {
    const connecting = import('@/components/player/browser/connectPlayer');
    if (storedText()?.includes(sounds) === false)
      await import('@/components/player/browser/movePositions')
        .then(({ movePositions }) => movePositions(sounds))
        .catch(() => {});
    const { connectPlayer } = await connecting;
    if (!isOver) disconnect = connectPlayer(player, album, sounds);
  }

  const connectQuietly = (): void => void connect().catch(() => {});
  const stopWaiting = player.playback.subscribe(() => {
    stopWaiting();
    // In another task, after the press that starts the first episode is painted.
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
