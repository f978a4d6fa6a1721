import { useEffect } from 'react';
import type { ScreenChanges } from '@/components/map/selection/useScreenState';

/**
 * Moves the timeline on while it plays; stops with its controls and when the tab is hidden. Under reduced motion it
 * plays all the same, year by year: nothing slides or pulses, because the style sheets keep everything still.
 * @param yearMs how long it stays on a year, in milliseconds
 */
export function useTimelinePlayback(
  isPlaying: boolean,
  { tick, pause }: Pick<ScreenChanges, 'tick' | 'pause'>,
  yearMs: number,
): void {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(tick, yearMs);
    const rest = (): void => {
      if (document.hidden) pause();
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', rest);
    };
  }, [isPlaying, tick, pause, yearMs]);
}
