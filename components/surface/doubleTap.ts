import type { Click } from '@/components/surface/drag';
import type { Motion } from '@/lib/surface/motion';
import { isDoubleTap, type Tap } from '@/lib/surface/press';

const DOUBLE_TAP_FACTOR = 2;

/**
 * Creates the double tap of touch, which zooms in about the tapped point; a tap on a place or a
 * person is left to that element.
 */
export function createDoubleTap(motion: Pick<Motion, 'zoomBy'>): (click: Click) => void {
  let last: Tap | null = null;
  return ({ at, point, pointer, target }) => {
    const isOnMarker =
      target instanceof Element && target.closest('[data-place], [data-person]') !== null;
    const isDouble = !isOnMarker && isDoubleTap(last, { at, point });
    last = isDouble || isOnMarker ? null : { at, point };
    if (isDouble && pointer === 'touch') motion.zoomBy(DOUBLE_TAP_FACTOR, point);
  };
}
