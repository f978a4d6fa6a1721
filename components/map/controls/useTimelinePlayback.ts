import { useEffect } from 'react';
import type { ScreenStore } from '@/components/map/selection/screenStore';
import { pause, tick, YEAR_MS, type YearRange } from '@/lib/map/places/timeline';

/**
 * Moves the timeline on while it plays; stops with the screen and when the tab is hidden. Under reduced motion it
 * plays all the same, year by year: nothing slides or pulses, because the style sheets keep everything still.
 */
export function useTimelinePlayback(
  store: ScreenStore,
  isPlaying: boolean,
  range: YearRange,
): void {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => store.update((state) => ({ ...state, ...tick(state, range) })),
      YEAR_MS,
    );
    const rest = (): void => {
      if (document.hidden) store.update((state) => ({ ...state, ...pause(state) }));
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', rest);
    };
  }, [store, isPlaying, range]);
}
