import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { useRef, type RefObject } from 'react';
import { NO_PRESS, usePressGuard, type Press } from '@/components/ui/surface/surfacePress';
import type { AxisMotion } from '@/components/timeline/stage/axisMotion';
import { releaseSpeed } from '@/lib/map/camera/momentum';
import { isClick, strayed } from '@/lib/map/camera/press';
import { wheelFactor, wheelPixels } from '@/lib/map/camera/wheel';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

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
  const press = useRef<Press>({ ...NO_PRESS });
  const local = (x: number): number => x - (surface.current?.getBoundingClientRect().left ?? 0);

  useGesture(
    {
      onDrag({ event, first, last, delta: [by], movement, pinching, cancel, canceled }) {
        if (last) {
          press.current.isDown = false;
          surface.current?.removeAttribute('data-dragging');
        }
        if (canceled || !('pointerType' in event)) return;
        const { pointerType: pointer, timeStamp: at } = event;
        // The button was let go where nobody heard it: outside the window, in another frame.
        if (pointer !== 'touch' && !last && event.buttons === 0) return cancel();
        if (first) {
          motion.stop();
          press.current = { ...NO_PRESS, pointer, cancel, isDown: true, movements: [] };
        }
        if (pinching) {
          press.current.movements = [];
          return;
        }
        const wasClick = isClick(press.current.farthest, pointer);
        const path = { x: movement[0], y: movement[1] };
        press.current.farthest = strayed(press.current.farthest, path);
        const isStillClick = isClick(press.current.farthest, pointer);
        if (!isStillClick && !last) {
          if (wasClick) surface.current?.setAttribute('data-dragging', 'true');
          press.current.movements.push({ at, by: { x: by, y: 0 } });
          // The first step out of the slack makes up for it, so that the axis stays under the pointer.
          motion.panBy(wasClick ? path.x : by);
        }
        // What the system took away, to scroll the page, was not let go.
        if (!last || event.type === 'pointercancel' || isStillClick) return;
        const speed = releaseSpeed(press.current.movements, at);
        if (speed) motion.glide(speed.x);
      },
      onPinch({ first, origin, movement: [ratio], memo }) {
        if (first) {
          motion.stop();
          press.current.farthest = Number.POSITIVE_INFINITY;
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
    {
      target: surface,
      eventOptions: { passive: false },
      drag: { pointer: { capture: false, buttons: 1, keys: false }, filterTaps: false },
      pinch: { pinchOnWheel: false, pointer: { touch: true } },
    },
  );

  usePressGuard(surface, press);
}
