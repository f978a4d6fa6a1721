import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery';

declare global {
  interface Navigator {
    /** WICG Keyboard Lock; Chromium only. */
    readonly keyboard?: { readonly lock: (codes: readonly string[]) => Promise<void> };
  }
}

/** Below this width the panel is a sheet over the map. */
const NARROW = '(width < 768px)';
/** Below this width or height the map always fills the window: a phone, upright or on its side. */
const SMALL = '(width < 768px) or (height < 500px)';

export interface Fullscreen {
  readonly isFullscreen: boolean;
  readonly isNarrow: boolean;
  /** Whether the window is too small for anything beside the map. */
  readonly isForced: boolean;
  /** Whether the reader asked for it: only then can it be left. */
  readonly isChosen: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * Whether the map fills the window. It is always laid out within the page, below the player; the browser's own
 * fullscreen comes on top where it is to be had.
 */
export function useFullscreen(): Fullscreen {
  const isNarrow = useMediaQuery(NARROW);
  const isForced = useMediaQuery(SMALL);
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    // The browser may end it by itself: Escape, another window.
    const follow = (): void => {
      if (!document.fullscreenElement) setChosen(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
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
      // A refusal leaves the map filling the window, which is what matters.
      document.documentElement
        .requestFullscreen?.()
        // Escape first closes what is open on the map: where it can be had, the page asks for it.
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
