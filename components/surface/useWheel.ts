import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { SurfaceFrame } from '@/components/surface/surfaceFrame';
import type { Motion } from '@/lib/surface/motion';
import { aboveFloor, isAtLimit, wheelFactor } from '@/lib/surface/wheel';

/** How long after a turn of the wheel another one begins a new series, in milliseconds. */
const SERIES_MS = 140;

/** Calls a handler with each turn of the wheel over a surface, and whether it begins a series of turns. */
export function useWheel(
  surface: RefObject<HTMLElement | null>,
  frame: SurfaceFrame,
  onTurn: (event: WheelEvent, isFirst: boolean) => void,
): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = surface.current;
    let lastAt = Number.NEGATIVE_INFINITY;
    const listen = (event: WheelEvent): void => {
      const isFirst = event.timeStamp - lastAt > SERIES_MS;
      lastAt = event.timeStamp;
      if (isFirst) frame.measure();
      turn(event, isFirst);
    };
    // As the page's own listener it may keep the browser from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [surface, frame]);
}

/** Creates the wheel of a surface that it zooms; where the zoom ends, the page scrolls. */
export function createWheelZoom(frame: SurfaceFrame, motion: Motion) {
  /** A series of turns that begins where the zoom ends scrolls the page; one that comes there stops there. */
  let isScrolling = false;

  return (event: WheelEvent, isFirst: boolean): void => {
    // With the control key, as of a trackpad's pinch, the zoom goes to its own ends.
    const floor = event.ctrlKey ? undefined : motion.wheelFloor?.();
    const factor = aboveFloor(wheelFactor(event), motion.scale(), floor);
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const isAtEnd =
      !event.ctrlKey && !isSideways && isAtLimit(motion.scale(), factor, motion.bounds());
    isScrolling = isAtEnd && (isFirst || isScrolling);
    // Once a series has scrolled the page, the browser gives no more of it away.
    if (isScrolling || !event.cancelable) return;
    event.preventDefault();
    if (!isSideways) motion.zoomBy(factor, frame.local([event.clientX, event.clientY]));
  };
}
