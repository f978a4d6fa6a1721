import { useCallback, useSyncExternalStore } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';

/** Returns the whole current second of an episode; null while the player has another one. */
export function useSecondIn(episodeId: string): number | null {
  const { playback, playhead } = usePlayer();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [playback.subscribe(listener), playhead.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [playback, playhead],
  );
  const read = (): number | null => {
    const now = playback.get();
    const isHere = now.status !== 'empty' && now.episode.id === episodeId;
    return isHere ? playhead.get().currentTime : null;
  };
  return useSyncExternalStore(subscribe, read, () => null);
}
