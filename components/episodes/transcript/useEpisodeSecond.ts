import { useCallback, useSyncExternalStore } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';

/** Returns the whole current second of an episode; null while the player has another episode or no episode. */
export function useEpisodeSecond(episodeId: string): number | null {
  const { playback, playhead } = usePlayer();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = [playback.subscribe(listener), playhead.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
    [playback, playhead],
  );
  const readSecond = (): number | null => {
    const currentPlayback = playback.get();
    const isCurrent =
      currentPlayback.status !== 'empty' && currentPlayback.episode.id === episodeId;
    return isCurrent ? playhead.get().currentTime : null;
  };
  return useSyncExternalStore(subscribe, readSecond, () => null);
}
