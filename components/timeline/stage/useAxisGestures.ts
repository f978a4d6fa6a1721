import type { RefObject } from 'react';
import { useDragAndPinch } from '@/components/surface/useSurfaceGestures';
import { useWheel } from '@/components/surface/useWheel';
import type { Motion } from '@/lib/surface/motion';
import { wheelFactor, wheelPixels } from '@/lib/surface/wheel';

/** Exponent of the wheel's zoom factor: the axis has a wider range of scales than the map. */
const WHEEL_POWER = 2;

/**
 * Binds drag, pinch and wheel on the surface to the motion of the axis. A vertical swipe and a
 * plain turn of the wheel scroll the page.
 */
export function useAxisGestures(surface: RefObject<HTMLElement | null>, motion: Motion): void {
  const { frame } = useDragAndPinch(surface, motion, 'x');

  useWheel(surface, frame, (event) => {
    if (!event.cancelable) return;
    const isZoom = event.ctrlKey || event.metaKey;
    const sidewaysDelta = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isZoom && !isSideways) return;
    event.preventDefault();
    if (isZoom) {
      const anchor = frame.local([event.clientX, event.clientY]);
      return motion.zoomBy(wheelFactor(event) ** WHEEL_POWER, anchor);
    }
    motion.stop();
    motion.panBy({ x: -wheelPixels(sidewaysDelta, event.deltaMode), y: 0 });
  });
}
