import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SurfaceMotion } from '@/components/surface/surfaceMotion';
import {
  gestureOptions,
  useGesture,
  useSurfaceDrag,
} from '@/components/surface/useSurfaceDrag';
import { createSurfaceFrame } from '@/components/surface/surfaceFrame';
import { useRemainingTouch } from '@/components/surface/useRemainingTouch';
import { isDoubleTap, type Tap } from '@/lib/surface/press';
import { aboveFloor, isAtLimit, wheelFactor } from '@/lib/surface/wheel';

/** How long a pinch counts as going on after its touch has ended, in milliseconds. */
const PINCH_AFTERGLOW_MS = 60;
const DOUBLE_TAP_FACTOR = 2;

/** Turns what fingers, mouse and wheel do on the surface into motions of the map. */
export function useSurfaceGestures(
  surface: RefObject<HTMLElement | null>,
  motion: SurfaceMotion,
): void {
  const lastTap = useRef<Tap | null>(null);
  const afterglow = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPageTurning = useRef(false);
  const [frame] = useState(() => createSurfaceFrame(surface));

  const { onDrag, press, clickNoMore } = useSurfaceDrag({
    surface,
    motion,
    scaled: frame.scaled,
    begin(target) {
      frame.measure();
      return target instanceof Element && isInMarker(target);
    },
    click: tap,
  });

  useGesture(
    {
      onDrag,
      onPinch({ first, last, origin, movement: [ratio], memo }) {
        if (first) frame.measure();
        const midpoint = frame.local(origin);
        if (first) {
          motion.stop();
          clickNoMore();
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
        // With the control key, as of a trackpad's pinch, the zoom goes to its own ends.
        const floor = event.ctrlKey ? undefined : motion.wheelFloor?.();
        const factor = aboveFloor(wheelFactor(event), motion.scale(), floor);
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
    gestureOptions(surface),
  );

  function tap({ at, point: { x, y } }: Tap): void {
    const now = { at, point: frame.local([x, y]) };
    const { pointer, isOnMarker } = press();
    const isDouble = !isOnMarker && isDoubleTap(lastTap.current, now);
    lastTap.current = isDouble || isOnMarker ? null : now;
    if (isDouble && pointer === 'touch') motion.zoomBy(DOUBLE_TAP_FACTOR, now.point);
  }

  useRemainingTouch(
    surface,
    () => press().isDown,
    (by) => motion.panBy(frame.scaled(by)),
  );

  useEffect(() => () => clearTimeout(afterglow.current), []);
}

const isInMarker = (element: Element): boolean =>
  element.closest('[data-place], [data-person]') !== null;
