import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports the movements, in pixels of the window, of the finger that remains after a pinch:
 * `@use-gesture` binds a drag to the finger that began it, and the other finger would drag nothing.
 * @param isDragging tells whether a drag follows the finger already
 */
export function useRemainingTouch(
  surface: RefObject<HTMLElement | null>,
  isDragging: () => boolean,
  onMove: (by: readonly [number, number]) => void,
): void {
  const isStillDragging = useEffectEvent(isDragging);
  const handOn = useEffectEvent(onMove);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let before: Touch | null = null;
    const move = ({ touches }: TouchEvent): void => {
      const [finger] = touches;
      if (!finger || touches.length > 1 || isStillDragging()) return forget();
      if (before?.identifier === finger.identifier)
        handOn([finger.clientX - before.clientX, finger.clientY - before.clientY]);
      before = finger;
    };
    // The remaining finger's current position is the origin of its drag.
    const start = ({ touches }: TouchEvent): void => {
      before = touches.length === 1 ? (touches[0] ?? null) : null;
    };
    const forget = (): void => {
      before = null;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    element.addEventListener('touchmove', move, options);
    element.addEventListener('touchend', start, options);
    element.addEventListener('touchcancel', forget, options);
    return () => listening.abort();
  }, [surface]);
}
