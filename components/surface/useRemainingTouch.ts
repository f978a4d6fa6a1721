import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * A drag belongs to the finger that began it. When that one leaves a pinch, the finger that is left would drag
 * nothing: this hands on its movements, in pixels of the window.
 * @param isDragging whether a drag hears the finger already
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
    // Where it stayed is where its own movement begins.
    const start = ({ touches }: TouchEvent): void => {
      before = touches.length === 1 ? (touches[0] ?? null) : null;
    };
    const forget = (): void => {
      before = null;
    };
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', start, { passive: true });
    element.addEventListener('touchcancel', forget, { passive: true });
    return () => {
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', start);
      element.removeEventListener('touchcancel', forget);
    };
  }, [surface]);
}
