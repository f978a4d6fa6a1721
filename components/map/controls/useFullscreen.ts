import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery';

declare global {
  interface Navigator {
    /** Keyboard Lock (WICG); Chromium only. */
    readonly keyboard?: { readonly lock: (codes: readonly string[]) => Promise<void> };
  }
}

/** Media query of windows in which the panel is a sheet over the map. */
const NARROW_WINDOW = '(width < 768px)';
/** Media query of windows that the map always fills: a phone, in portrait or landscape. */
const SMALL_WINDOW = '(width < 768px) or (height < 500px)';

export interface Fullscreen {
  readonly isFullscreen: boolean;
  readonly isNarrow: boolean;
  /** Whether the window is too small for anything beside the map. */
  readonly isForced: boolean;
  /** Whether the reader has chosen fullscreen, and can leave it. */
  readonly isChosen: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * Returns whether the map fills the window, and the functions that change that. The map is always laid out within the
 * page, below the player; the browser's fullscreen is added where available.
 */
export function useFullscreen(): Fullscreen {
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const isForced = useMediaQuery(SMALL_WINDOW);
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    // The browser itself may leave fullscreen, at Escape or for another window.
    const onFullscreenChange = (): void => {
      if (!document.fullscreenElement) setChosen(false);
    };
    document.addEventListener('fullscreenchange', onFullscreenChange);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      leaveBrowserFullscreen();
    };
  }, []);

  return {
    isFullscreen: isForced || isChosen,
    isNarrow,
    isForced,
    isChosen,
    enter() {
      setChosen(true);
      // The map fills the window even if the browser refuses.
      document.documentElement
        .requestFullscreen?.()
        // With a keyboard lock, Escape first closes the open place instead of leaving fullscreen.
        .then(() => navigator.keyboard?.lock(['Escape']))
        .catch(() => undefined);
    },
    leave() {
      setChosen(false);
      leaveBrowserFullscreen();
    },
  };
}

function leaveBrowserFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
