import { useEffect, type RefObject } from 'react';
import { isClick } from '@/lib/surface/press';
import type { Movement } from '@/lib/surface/momentum';

/** What one finger or the mouse button does from where it goes down to where it is let go. */
export interface Press {
  readonly pointer: string;
  /** Whether it began on a place, which then answers to it. */
  readonly isOnMarker: boolean;
  /** Ends the drag that the press has become. */
  readonly cancel: () => void;
  isDown: boolean;
  /** How far it has been from where it began, in pixels of the window. */
  farthest: number;
  movements: Movement[];
}

export const NO_PRESS: Press = {
  pointer: 'mouse',
  isOnMarker: false,
  cancel: () => undefined,
  isDown: false,
  farthest: 0,
  movements: [],
};

/** Ends a press that the window has lost, and keeps one that became a drag from being a click where it began. */
export function usePressGuard(
  surface: RefObject<HTMLElement | null>,
  press: RefObject<Press>,
): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('blur', () => press.current.cancel(), { signal });
    const swallow = (event: MouseEvent): void => {
      const { farthest, pointer } = press.current;
      // Keys give clicks without detail.
      if (event.detail === 0 || isClick(farthest, pointer)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('click', swallow, { capture: true, signal });
    return () => listening.abort();
  }, [surface, press]);
}
