import type { Handler } from '@use-gesture/react';
import type { RefObject } from 'react';
import type { SurfaceFrame } from '@/components/surface/surfaceFrame';
import type { Grip, Motion } from '@/lib/surface/motion';
import type { Point } from '@/lib/surface/viewport';

/** Delay, in milliseconds, after which a pinch without touches counts as ended. */
const END_DELAY_MS = 60;

/** Creates the pinch of a surface: a zoom that keeps each finger over the same point of the surface. */
export function createPinch(
  surface: RefObject<HTMLElement | null>,
  frame: SurfaceFrame,
  motion: Pick<Motion, 'stop' | 'grip' | 'hold'>,
  onStart: () => void,
): Handler<'pinch'> {
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let grip: Grip | null = null;

  function startPinch(): void {
    frame.measure();
    grip = null;
    motion.stop();
    onStart();
    clearTimeout(endTimer);
    surface.current?.setAttribute('data-pinching', 'true');
  }

  function movePinch(midpoint: Point, ratio: number): void {
    grip ??= motion.grip(midpoint);
    motion.hold(grip, midpoint, ratio);
  }

  function endPinch(): void {
    endTimer = setTimeout(
      () => surface.current?.removeAttribute('data-pinching'),
      END_DELAY_MS,
    );
  }

  return ({ first, last, origin, movement: [ratio] }) => {
    if (first) startPinch();
    movePinch(frame.local(origin), ratio);
    if (last) endPinch();
  };
}
