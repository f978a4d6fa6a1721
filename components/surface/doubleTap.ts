import type { Click } from '@/components/surface/drag';
import type { Motion } from '@/lib/surface/motion';
import { isDoubleTap, type Tap } from '@/lib/surface/press';

const DOUBLE_TAP_FACTOR = 2;

/**
 * Creates a click listener that zooms in about the tapped point at a double tap of touch; a tap on a place or a
 * person is left to that element.
 */
export function createDoubleTap(motion: Pick<Motion, 'zoomBy'>): (click: Click) => void {
  let lastTap: Tap | null = null;
  return ({ at, point, pointer, target }) => {
    const isOnMarker =
      target instanceof Element && target.closest('[data-place], [data-person]') !== null;
    const isDouble = !isOnMarker && isDoubleTap(lastTap, { at, point });
    lastTap = isDouble || isOnMarker ? null : { at, point };
    if (isDouble && pointer === 'touch') motion.zoomBy(DOUBLE_TAP_FACTOR, point);
  };
}
