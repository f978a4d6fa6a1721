import { useReducer, useSyncExternalStore } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';

/** Returns the playback rate, 1 being normal, and its setter. */
export function useRate(): readonly [number, (rate: number) => void] {
  const { events, rate, setRate } = usePlayer();
  // `ratechange` is dispatched later; the chosen rate is shown at once.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const currentRate = useSyncExternalStore(events.subscribe, rate, rate);
  return [
    currentRate,
    (newRate) => {
      setRate(newRate);
      renderAgain();
    },
  ];
}
