import type { RefObject } from 'react';
import {
  gestureOptions,
  useGesture,
  useSurfaceDrag,
} from '@/components/surface/useSurfaceDrag';
import type { AxisMotion } from '@/components/timeline/stage/axisMotion';
import { wheelFactor, wheelPixels } from '@/lib/surface/wheel';

/** The axis has a wider range of scales than the map: a turn counts twice. */
const WHEEL_POWER = 2;

/**
 * Turns what fingers, mouse and wheel do on the surface into motions of the axis. The page keeps what the axis does not
 * need: a vertical swipe and a plain turn of the wheel scroll it.
 */
export function useAxisGestures(
  surface: RefObject<HTMLElement | null>,
  motion: AxisMotion,
): void {
  const local = (x: number): number => x - (surface.current?.getBoundingClientRect().left ?? 0);

  const { onDrag, clickNoMore } = useSurfaceDrag({
    surface,
    motion: {
      stop: motion.stop,
      panBy: ({ x }) => motion.panBy(x),
      glide: ({ x }) => motion.glide(x),
    },
    // What goes up or down is the page's.
    scaled: ([x]) => ({ x, y: 0 }),
  });

  useGesture(
    {
      onDrag,
      onPinch({ first, origin, movement: [ratio], memo }) {
        if (first) {
          motion.stop();
          clickNoMore();
        }
        const x = local(origin[0]);
        const grip = memo ?? motion.grip(x);
        motion.hold(grip, x, ratio);
        return grip;
      },
      onWheel({ event, last }) {
        // Some time after the last turn it is told once more, as the end of them all.
        if (last || !event.cancelable) return;
        const isZoom = event.ctrlKey || event.metaKey;
        const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
        const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
        if (!isZoom && !isSideways) return;
        event.preventDefault();
        if (isZoom)
          return motion.zoomBy(wheelFactor(event) ** WHEEL_POWER, local(event.clientX));
        motion.stop();
        motion.panBy(-wheelPixels(sideways, event.deltaMode));
      },
    },
    gestureOptions(surface),
  );
}
