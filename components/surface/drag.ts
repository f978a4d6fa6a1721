import type { Handler } from '@use-gesture/react';
import type { RefObject } from 'react';
import type { SurfaceFrame } from '@/components/surface/surfaceFrame';
import type { Motion } from '@/lib/surface/motion';
import { releaseSpeed, type Movement } from '@/lib/surface/momentum';
import { isClick, farthestDistance } from '@/lib/surface/press';
import type { Point } from '@/lib/surface/viewport';

/** A press released within the slack around its start; the point is in the surface's pixels, `at` in milliseconds. */
export interface Click {
  readonly at: number;
  readonly point: Point;
  readonly pointer: string;
  /** Element on which the press began. */
  readonly target: EventTarget | null;
}

/** The gesture of one finger or of the primary button: a click while within the slack, then a drag, then a glide. */
export type Drag = ReturnType<typeof createDrag>;

type DragState = Parameters<Handler<'drag'>>[0];

/** Creates the drag of a surface, which distinguishes drags from clicks. */
export function createDrag(
  surface: RefObject<HTMLElement | null>,
  frame: SurfaceFrame,
  motion: Pick<Motion, 'stop' | 'panBy' | 'glide'>,
  onClick?: (click: Click) => void,
) {
  let cancelGesture = (): void => undefined;
  let isDown = false;
  let pointer = 'mouse';
  let startTarget: EventTarget | null = null;
  /** Greatest distance from the start of the press, in pixels of the window. */
  let maxDistance = 0;
  let movements: Movement[] = [];

  const isStillClick = (): boolean => isClick(maxDistance, pointer);

  function startPress({ event, cancel: cancelDrag }: DragState, pointerType: string): void {
    motion.stop();
    frame.measure();
    cancelGesture = cancelDrag;
    isDown = true;
    pointer = pointerType;
    startTarget = event.target;
    maxDistance = 0;
    movements = [];
  }

  function moveSurface({ delta, movement, timeStamp: at }: DragState): void {
    const wasClick = isStillClick();
    updateDistance(movement);
    if (isStillClick()) return;
    if (wasClick) surface.current?.setAttribute('data-dragging', 'true');
    movements.push({ at, by: frame.scale(delta) });
    // The first drag step includes the movement within the slack, so that the surface stays under the pointer.
    motion.panBy(frame.scale(wasClick ? movement : delta));
  }

  function endPress({ event, movement, xy, timeStamp: at }: DragState): void {
    updateDistance(movement);
    // `pointercancel` (the browser scrolls the page) is no release: no click, no glide.
    if (event.type === 'pointercancel') return;
    if (isStillClick())
      return onClick?.({ at, point: frame.local(xy), pointer, target: startTarget });
    const speed = releaseSpeed(movements, at);
    if (speed) motion.glide(speed);
  }

  function updateDistance([x, y]: readonly [number, number]): void {
    maxDistance = farthestDistance(maxDistance, { x, y });
  }

  /** Suppresses the `click` event that ends a drag. */
  function suppressClick(event: MouseEvent): void {
    // A click of the keyboard has no `detail`.
    if (event.detail === 0 || isStillClick()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onDrag(state: DragState): void {
      const { event, first, last } = state;
      if (last) {
        isDown = false;
        surface.current?.removeAttribute('data-dragging');
      }
      if (state.canceled || !('pointerType' in event)) return;
      // The button was released where no listener is: outside the window, in another frame.
      if (event.pointerType !== 'touch' && !last && event.buttons === 0) return state.cancel();
      if (first) startPress(state, event.pointerType);
      if (state.pinching) movements = [];
      else if (last) endPress(state);
      else moveSurface(state);
    },
    isDown: () => isDown,
    /** Turns the current press into a drag, even within the slack. */
    forbidClick(): void {
      maxDistance = Number.POSITIVE_INFINITY;
    },
    /** Adds the listeners of the window and of the surface. @returns a function that removes the listeners */
    listen(): () => void {
      const controller = new AbortController();
      const { signal } = controller;
      window.addEventListener('blur', () => cancelGesture(), { signal });
      surface.current?.addEventListener('click', suppressClick, { capture: true, signal });
      return () => controller.abort();
    },
  };
}
