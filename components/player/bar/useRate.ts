import { useReducer, useSyncExternalStore } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';

/** The speed that the player plays at, 1 being normal, and the way to set it. */
export function useRate(): readonly [number, (rate: number) => void] {
  const { events, rate, setRate } = usePlayer();
  // The element tells a new speed a moment later; what was chosen is shown at once.
  const [, showNow] = useReducer((times: number) => times + 1, 0);
  const current = useSyncExternalStore(events.subscribe, rate, rate);
  return [
    current,
    (next) => {
      setRate(next);
      showNow();
    },
  ];
}
