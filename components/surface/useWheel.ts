import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { SurfaceFrame } from '@/components/surface/surfaceFrame';
import type { Motion } from '@/lib/surface/motion';
import { aboveFloor, isAtLimit, wheelFactor } from '@/lib/surface/wheel';

/** Pause between two wheel events, in milliseconds, after which a new series begins. */
const SERIES_MS = 140;

/** Calls a handler at each wheel event over a surface, with whether the event begins a series. */
export function useWheel(
  surface: RefObject<HTMLElement | null>,
  frame: SurfaceFrame,
  onWheel: (event: WheelEvent, isFirst: boolean) => void,
): void {
  const report = useEffectEvent(onWheel);
  useEffect(() => {
    const element = surface.current;
    let lastTimeStamp = Number.NEGATIVE_INFINITY;
    const onWheelEvent = (event: WheelEvent): void => {
      const isFirst = event.timeStamp - lastTimeStamp > SERIES_MS;
      lastTimeStamp = event.timeStamp;
      if (isFirst) frame.measure();
      report(event, isFirst);
    };
    // A non-passive listener may prevent the page's scroll.
    element?.addEventListener('wheel', onWheelEvent, { passive: false });
    return () => element?.removeEventListener('wheel', onWheelEvent);
  }, [surface, frame]);
}

/** Creates the wheel zoom of a surface; at the limit of the zoom, the page scrolls instead. */
export function createWheelZoom(frame: SurfaceFrame, motion: Motion) {
  /** True for a series that began at the limit of the zoom; a series that reaches the limit later ends the zoom. */
  let isScrolling = false;

  return (event: WheelEvent, isFirst: boolean): void => {
    // Zooms over the full range with the control key, which a trackpad's pinch sets too.
    const floor = event.ctrlKey ? undefined : motion.wheelFloor?.();
    const factor = aboveFloor(wheelFactor(event), motion.scale(), floor);
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const isAtZoomLimit =
      !event.ctrlKey && !isSideways && isAtLimit(motion.scale(), factor, motion.bounds());
    isScrolling = isAtZoomLimit && (isFirst || isScrolling);
    // Once a series has scrolled the page, its events are not cancelable.
    if (isScrolling || !event.cancelable) return;
    event.preventDefault();
    if (!isSideways) motion.zoomBy(factor, frame.local([event.clientX, event.clientY]));
  };
}
