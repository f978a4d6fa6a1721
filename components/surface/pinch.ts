import type { Handler } from '@use-gesture/react';
import type { RefObject } from 'react';
import type { SurfaceFrame } from '@/components/surface/surfaceFrame';
import type { Grip, Motion } from '@/lib/surface/motion';
import type { Point } from '@/lib/surface/viewport';

/** Time after the end of a pinch, in milliseconds, during which it still counts as going on. */
const PINCH_AFTERGLOW_MS = 60;

/** Creates the pinch of a surface: it zooms such that the points under both fingers stay under them. */
export function createPinch(
  surface: RefObject<HTMLElement | null>,
  frame: SurfaceFrame,
  motion: Pick<Motion, 'stop' | 'grip' | 'hold'>,
  onStart: () => void,
): Handler<'pinch'> {
  let afterglow: ReturnType<typeof setTimeout> | undefined;
  let grip: Grip | null = null;

  function start(): void {
    frame.measure();
    grip = null;
    motion.stop();
    onStart();
    clearTimeout(afterglow);
    surface.current?.setAttribute('data-pinching', 'true');
  }

  function move(midpoint: Point, ratio: number): void {
    grip ??= motion.grip(midpoint);
    motion.hold(grip, midpoint, ratio);
  }

  function end(): void {
    afterglow = setTimeout(
      () => surface.current?.removeAttribute('data-pinching'),
      PINCH_AFTERGLOW_MS,
    );
  }

  return ({ first, last, origin, movement: [ratio] }) => {
    if (first) start();
    move(frame.local(origin), ratio);
    if (last) end();
  };
}
