import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SurfaceMotion } from '@/components/ui/surface/surfaceMotion';
import { NO_PRESS, usePressGuard, type Press } from '@/components/ui/surface/surfacePress';
import { createSurfaceFrame } from '@/components/ui/surface/surfaceFrame';
import { useRemainingTouch } from '@/components/ui/surface/useRemainingTouch';
import { releaseSpeed } from '@/lib/map/camera/momentum';
import { isClick, isDoubleTap, strayed, type Tap } from '@/lib/map/camera/press';
import { isAtLimit, wheelFactor } from '@/lib/map/camera/wheel';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** How long a pinch counts as going on after its touch has ended, in milliseconds. */
const PINCH_AFTERGLOW_MS = 60;
const DOUBLE_TAP_FACTOR = 2;

/** Turns what fingers, mouse and wheel do on the surface into motions of the map. */
export function useSurfaceGestures(
  surface: RefObject<HTMLElement | null>,
  motion: SurfaceMotion,
): void {
  const press = useRef<Press>({ ...NO_PRESS });
  const lastTap = useRef<Tap | null>(null);
  const afterglow = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPageTurning = useRef(false);
  const [frame] = useState(() => createSurfaceFrame(surface));

  useGesture(
    {
      onDrag({ event, first, last, delta, movement, xy, pinching, cancel, canceled }) {
        if (last) {
          press.current.isDown = false;
          surface.current?.removeAttribute('data-dragging');
        }
        if (canceled || !('pointerType' in event)) return;
        const { pointerType: pointer, timeStamp: at } = event;
        // The button was let go where nobody heard it: outside the window, in another frame.
        if (pointer !== 'touch' && !last && event.buttons === 0) return cancel();
        if (first) {
          frame.measure();
          motion.stop();
          const isOnMarker = event.target instanceof Element && isInMarker(event.target);
          press.current = {
            pointer,
            isOnMarker,
            cancel,
            isDown: true,
            farthest: 0,
            movements: [],
          };
        }
        if (pinching) {
          press.current.movements = [];
          return;
        }
        const wasClick = isClick(press.current.farthest, pointer);
        press.current.farthest = strayed(press.current.farthest, {
          x: movement[0],
          y: movement[1],
        });
        const isStillClick = isClick(press.current.farthest, pointer);
        if (!isStillClick && !last) {
          if (wasClick) surface.current?.setAttribute('data-dragging', 'true');
          press.current.movements.push({ at, by: frame.scaled(delta) });
          // The first step out of the slack makes up for it, so that the map stays under the pointer.
          motion.panBy(frame.scaled(wasClick ? movement : delta));
        }
        // What the system took away was not let go.
        if (!last || event.type === 'pointercancel') return;
        if (isStillClick) return tap({ at, point: frame.local(xy) });
        const speed = releaseSpeed(press.current.movements, at);
        if (speed) motion.glide(speed);
      },
      onPinch({ first, last, origin, movement: [ratio], memo }) {
        if (first) frame.measure();
        const midpoint = frame.local(origin);
        if (first) {
          motion.stop();
          press.current.farthest = Number.POSITIVE_INFINITY;
          clearTimeout(afterglow.current);
          surface.current?.setAttribute('data-pinching', 'true');
        }
        const grip = memo ?? motion.grip(midpoint);
        motion.hold(grip, midpoint, ratio);
        if (last) {
          afterglow.current = setTimeout(
            () => surface.current?.removeAttribute('data-pinching'),
            PINCH_AFTERGLOW_MS,
          );
        }
        return grip;
      },
      onWheel({ event, first, last }) {
        if (first) frame.measure();
        // Some time after the last turn it is told once more, as the end of them all.
        if (last) return;
        const factor = wheelFactor(event);
        // A series of turns that begins where the zoom ends scrolls the page; one that comes there stops there.
        const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
        const isPages =
          !event.ctrlKey && !isSideways && isAtLimit(motion.scale(), factor, motion.bounds);
        isPageTurning.current = isPages && (first || isPageTurning.current);
        if (isPageTurning.current) return;
        // Once a series has scrolled the page, the browser gives no more of it away.
        if (!event.cancelable) return;
        event.preventDefault();
        if (isSideways) return;
        motion.zoomBy(factor, frame.local([event.clientX, event.clientY]));
      },
    },
    {
      target: surface,
      eventOptions: { passive: false },
      drag: { pointer: { capture: false, buttons: 1, keys: false }, filterTaps: false },
      pinch: { pinchOnWheel: false, pointer: { touch: true } },
    },
  );

  function tap(now: Tap): void {
    const { pointer, isOnMarker } = press.current;
    const isDouble = !isOnMarker && isDoubleTap(lastTap.current, now);
    lastTap.current = isDouble || isOnMarker ? null : now;
    if (isDouble && pointer === 'touch') motion.zoomBy(DOUBLE_TAP_FACTOR, now.point);
  }

  useRemainingTouch(
    surface,
    () => press.current.isDown,
    (by) => motion.panBy(frame.scaled(by)),
  );

  usePressGuard(surface, press);

  useEffect(() => () => clearTimeout(afterglow.current), []);
}

const isInMarker = (element: Element): boolean =>
  element.closest('[data-place], [data-person]') !== null;
