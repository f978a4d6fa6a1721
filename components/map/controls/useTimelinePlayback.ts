import { useEffect } from 'react';
import type { ScreenChanges } from '@/components/map/selection/useScreenState';

/**
 * Advances the timeline while it plays; stops at unmount and in a hidden tab. Under reduced motion the years still
 * advance, and the style sheets remove the animations.
 * @param yearMs duration of a year, in milliseconds
 */
export function useTimelinePlayback(
  isPlaying: boolean,
  { tick, pause }: Pick<ScreenChanges, 'tick' | 'pause'>,
  yearMs: number,
): void {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(tick, yearMs);
    const pauseIfHidden = (): void => {
      if (document.hidden) pause();
    };
    document.addEventListener('visibilitychange', pauseIfHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pauseIfHidden);
    };
  }, [isPlaying, tick, pause, yearMs]);
}
