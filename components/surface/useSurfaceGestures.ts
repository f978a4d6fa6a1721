import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react';
import { useEffect, useState, type RefObject } from 'react';
import { createDoubleTap } from '@/components/surface/doubleTap';
import { createDrag, type Click, type Drag } from '@/components/surface/drag';
import { createPinch } from '@/components/surface/pinch';
import { createSurfaceFrame, type SurfaceFrame } from '@/components/surface/surfaceFrame';
import { useRemainingTouch } from '@/components/surface/useRemainingTouch';
import { createWheelZoom, useWheel } from '@/components/surface/useWheel';
import type { Motion } from '@/lib/surface/motion';

const useGesture = createUseGesture([dragAction, pinchAction]);

/** Binds drag, pinch and wheel on a surface with two axes to its motion. */
export function useSurfaceGestures(
  surface: RefObject<HTMLElement | null>,
  motion: Motion,
): void {
  const [doubleTap] = useState(() => createDoubleTap(motion));
  const { drag, frame } = useDragAndPinch(surface, motion, undefined, doubleTap);
  const [zoom] = useState(() => createWheelZoom(frame, motion));
  useWheel(surface, frame, zoom);
  useRemainingTouch(surface, drag.isDown, (delta) => motion.panBy(frame.scale(delta)));
}

/** Binds drag and pinch on a surface to its motion; along one axis when `axis` is set. */
export function useDragAndPinch(
  surface: RefObject<HTMLElement | null>,
  motion: Motion,
  axis?: 'x',
  onClick?: (click: Click) => void,
): { readonly drag: Drag; readonly frame: SurfaceFrame } {
  const [frame] = useState(() => createSurfaceFrame(surface, axis));
  const [drag] = useState(() => createDrag(surface, frame, motion, onClick));
  const [onPinch] = useState(() => createPinch(surface, frame, motion, drag.forbidClick));
  useGesture(
    { onDrag: drag.onDrag, onPinch },
    {
      target: surface,
      // Non-passive listeners may prevent the browser's own scroll and zoom.
      eventOptions: { passive: false },
      drag: { pointer: { capture: false, buttons: 1, keys: false }, filterTaps: false },
      pinch: { pinchOnWheel: false, pointer: { touch: true } },
    },
  );
  useEffect(() => drag.listen(), [drag]);
  return { drag, frame };
}
