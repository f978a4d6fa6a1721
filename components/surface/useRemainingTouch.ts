import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports the movements, in pixels of the window, of the finger that remains after a pinch:
 * `@use-gesture` binds a drag to the finger that began the drag, and the other finger would drag nothing.
 * @param isDragging tells whether a drag follows the finger already
 */
export function useRemainingTouch(
  surface: RefObject<HTMLElement | null>,
  isDragging: () => boolean,
  onMove: (delta: readonly [number, number]) => void,
): void {
  const isStillDragging = useEffectEvent(isDragging);
  const reportMove = useEffectEvent(onMove);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let previousTouch: Touch | null = null;
    const onTouchMove = ({ touches }: TouchEvent): void => {
      const [finger] = touches;
      if (!finger || touches.length > 1 || isStillDragging()) return forgetTouch();
      if (previousTouch?.identifier === finger.identifier)
        reportMove([
          finger.clientX - previousTouch.clientX,
          finger.clientY - previousTouch.clientY,
        ]);
      previousTouch = finger;
    };
    // The remaining finger's current position is the origin of its drag.
    const onTouchEnd = ({ touches }: TouchEvent): void => {
      previousTouch = touches.length === 1 ? (touches[0] ?? null) : null;
    };
    const forgetTouch = (): void => {
      previousTouch = null;
    };
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    element.addEventListener('touchmove', onTouchMove, options);
    element.addEventListener('touchend', onTouchEnd, options);
    element.addEventListener('touchcancel', forgetTouch, options);
    return () => controller.abort();
  }, [surface]);
}
