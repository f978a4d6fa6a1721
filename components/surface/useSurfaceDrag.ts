import {
  createUseGesture,
  dragAction,
  pinchAction,
  wheelAction,
  type Handler,
} from '@use-gesture/react';
import { useRef, type RefObject } from 'react';
import { NO_PRESS, usePressGuard, type Press } from '@/components/surface/surfacePress';
import { releaseSpeed } from '@/lib/surface/momentum';
import { isClick, strayed, type Tap } from '@/lib/surface/press';
import type { Point } from '@/lib/surface/viewport';

export const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** How the library listens to a surface: as the page, it may keep the browser from scrolling and zooming. */
export const gestureOptions = (target: RefObject<HTMLElement | null>) => ({
  target,
  eventOptions: { passive: false },
  drag: { pointer: { capture: false, buttons: 1, keys: false }, filterTaps: false },
  pinch: { pinchOnWheel: false, pointer: { touch: true } },
});

interface DragActions {
  readonly surface: RefObject<HTMLElement | null>;
  readonly motion: {
    readonly stop: () => void;
    readonly panBy: (by: Point) => void;
    /** Glides on, released at a speed in pixels of the surface a millisecond. */
    readonly glide: (speed: Point) => void;
  };
  /** A movement in the window, in the surface's pixels. */
  readonly scaled: (by: readonly [number, number]) => Point;
  /** A press begins; says whether it is on a place or person, which then answers to it. */
  readonly begin?: (target: EventTarget | null) => boolean;
  /** It was let go where it began; the point is in pixels of the window. */
  readonly click?: (tap: Tap) => void;
}

interface SurfaceDrag {
  readonly onDrag: Handler<'drag'>;
  readonly press: () => Readonly<Press>;
  /** What is going on is no click, however little it has moved. */
  readonly clickNoMore: () => void;
}

/** What a finger or the mouse button does while it is down: a click until it has strayed, then a drag, at last a throw. */
export function useSurfaceDrag(actions: DragActions): SurfaceDrag {
  const { surface, motion, scaled, begin, click } = actions;
  const press = useRef<Press>({ ...NO_PRESS });
  usePressGuard(surface, press);

  const onDrag: Handler<'drag'> = ({
    event,
    first,
    last,
    delta,
    movement,
    xy,
    pinching,
    cancel,
    canceled,
  }) => {
    if (last) {
      press.current.isDown = false;
      surface.current?.removeAttribute('data-dragging');
    }
    if (canceled || !('pointerType' in event)) return;
    const { pointerType: pointer, timeStamp: at, target } = event;
    // The button was let go where nobody heard it: outside the window, in another frame.
    if (pointer !== 'touch' && !last && event.buttons === 0) return cancel();
    if (first) {
      motion.stop();
      const isOnMarker = begin?.(target) ?? false;
      press.current = {
        ...NO_PRESS,
        pointer,
        isOnMarker,
        cancel,
        isDown: true,
        movements: [],
      };
    }
    if (pinching) {
      press.current.movements = [];
      return;
    }
    const wasClick = isClick(press.current.farthest, pointer);
    const [x, y] = movement;
    press.current.farthest = strayed(press.current.farthest, { x, y });
    const isStillClick = isClick(press.current.farthest, pointer);
    if (!isStillClick && !last) {
      if (wasClick) surface.current?.setAttribute('data-dragging', 'true');
      press.current.movements.push({ at, by: scaled(delta) });
      // The first step out of the slack makes up for it, so that what is dragged stays under the pointer.
      motion.panBy(scaled(wasClick ? movement : delta));
    }
    // What the system took away, to scroll the page, was not let go.
    if (!last || event.type === 'pointercancel') return;
    if (isStillClick) return click?.({ at, point: { x: xy[0], y: xy[1] } });
    const speed = releaseSpeed(press.current.movements, at);
    if (speed) motion.glide(speed);
  };

  return {
    onDrag,
    press: () => press.current,
    clickNoMore() {
      press.current.farthest = Number.POSITIVE_INFINITY;
    },
  };
}
