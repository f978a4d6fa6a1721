import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { MapMotion } from '@/components/map/mapMotion';
import { useLeftFinger } from '@/components/map/useLeftFinger';
import { releaseSpeed, type Movement } from '@/lib/map/momentum';
import { isClick, isDoubleTap, strayed, type Tap } from '@/lib/map/press';
import type { Point } from '@/lib/map/viewport';
import { wheelFactor } from '@/lib/map/wheel';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** How long a pinch counts as going on after its touch has ended, in milliseconds. */
const PINCH_AFTERGLOW_MS = 60;
const DOUBLE_TAP_FACTOR = 2;

interface Press {
  readonly pointer: string;
  /** Whether it began on a place, which then answers to it. */
  readonly isOnMarker: boolean;
  readonly cancel: () => void;
  isDown: boolean;
  farthest: number;
  movements: Movement[];
}

/** Where the surface's corner is, in the pointer's pixels, and how many of them make one of its own. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
}

const UNSCALED: Frame = { left: 0, top: 0, zoom: 1 };

const NO_PRESS: Press = {
  pointer: 'mouse',
  isOnMarker: false,
  cancel: () => undefined,
  isDown: false,
  farthest: 0,
  movements: [],
};

/** Turns what fingers, mouse and wheel do on the surface into motions of the map. */
export function useMapGestures(
  surface: RefObject<HTMLElement | null>,
  motion: MapMotion,
): void {
  const press = useRef<Press>({ ...NO_PRESS });
  const lastTap = useRef<Tap | null>(null);
  const afterglow = useRef<ReturnType<typeof setTimeout>>(undefined);

  const frame = useRef<Frame>(UNSCALED);

  /** Measured as a gesture begins: asking again at every move would make the browser lay the page out each time. */
  function measure(): void {
    const element = surface.current;
    if (!element) return;
    const { left, top, width } = element.getBoundingClientRect();
    frame.current = { left, top, zoom: width / element.offsetWidth || 1 };
  }

  const local = ([x, y]: readonly [number, number]): Point => {
    const { left, top, zoom } = frame.current;
    return { x: (x - left) / zoom, y: (y - top) / zoom };
  };

  useGesture(
    {
      onDrag({ event, first, last, delta, movement, xy, pinching, cancel, canceled }) {
        if (last) press.current.isDown = false;
        if (canceled || !('pointerType' in event)) return;
        const { pointerType: pointer, timeStamp: at } = event;
        // The button was let go where nobody heard it: outside the window, in another frame.
        if (pointer !== 'touch' && !last && event.buttons === 0) return cancel();
        if (first) {
          measure();
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
        press.current.farthest = strayed(press.current.farthest, toPoint(movement));
        const isStillClick = isClick(press.current.farthest, pointer);
        if (!isStillClick && !last) {
          const { zoom } = frame.current;
          press.current.movements.push({ at, by: toPoint(delta, zoom) });
          // The first step out of the slack makes up for it, so that the map stays under the pointer.
          motion.panBy(toPoint(wasClick ? movement : delta, zoom));
        }
        // What the system took away was not let go.
        if (!last || event.type === 'pointercancel') return;
        if (isStillClick) return tap({ at, point: local(xy) });
        const speed = releaseSpeed(press.current.movements, at);
        if (speed) motion.glide(speed);
      },
      onPinch({ first, last, origin, movement: [ratio], memo }) {
        if (first) measure();
        const midpoint = local(origin);
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
        if (first) measure();
        // Some time after the last turn it is told once more, as the end of them all.
        if (last) return;
        event.preventDefault();
        if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
        motion.zoomBy(wheelFactor(event), local([event.clientX, event.clientY]));
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

  useLeftFinger(
    surface,
    () => press.current.isDown,
    (by) => motion.panBy(toPoint(by, frame.current.zoom)),
  );

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const letGo = (): void => press.current.cancel();
    // A press that became a drag is no click on the marker where it began; keys give clicks without detail.
    const swallow = (event: MouseEvent): void => {
      const { farthest, pointer } = press.current;
      if (event.detail === 0 || isClick(farthest, pointer)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('blur', letGo);
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      clearTimeout(afterglow.current);
      window.removeEventListener('blur', letGo);
      element.removeEventListener('click', swallow, { capture: true });
    };
  }, [surface]);
}

const isInMarker = (element: Element): boolean => element.closest('[data-place]') !== null;

const toPoint = ([x, y]: readonly [number, number], zoom = 1): Point => ({
  x: x / zoom,
  y: y / zoom,
});
