import { clampScale, type ScaleBounds } from '@/lib/surface/viewport';

/** Zoom factor of one tick of a mouse wheel. */
const TICK_FACTOR = 1.1;
/** Pixels that browsers report per tick. */
const TICK_PIXELS = 100;
/** Pixels per line and per page, for browsers with those delta modes (UI Events, WheelEvent.deltaMode). */
const LINE_PIXELS = 100 / 3;
const PAGE_PIXELS = 800;
/** Gain for a trackpad pinch, which browsers report as small wheel steps with the control key. */
const PINCH_GAIN = 10;
/** Largest number of ticks in one event. */
const MAX_TICKS = 5;

interface WheelTurn {
  readonly deltaY: number;
  /** Unit of `deltaY`: 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}

/** Tells whether the scale is at its bound in the direction of a factor, so that the wheel scrolls the page. */
export const isAtLimit = (scale: number, factor: number, bounds: ScaleBounds): boolean =>
  clampScale(scale * factor, bounds) === scale;

/** Tolerance at the floor: scales are products of many factors. */
const NEAR_FLOOR = 0.999;

/**
 * Reduces a factor that would zoom out below a floor; 1 at or below the floor.
 * @param floor least scale; none if undefined
 */
export function aboveFloor(factor: number, scale: number, floor = 0): number {
  if (factor >= 1) return factor;
  const minFactor = floor / scale;
  return minFactor > NEAR_FLOOR ? 1 : Math.max(factor, minFactor);
}

/** Converts a wheel delta to pixels (UI Events, `WheelEvent.deltaMode`: 0 pixels, 1 lines, 2 pages). */
export const wheelPixels = (delta: number, deltaMode: number): number =>
  delta * (deltaMode === 1 ? LINE_PIXELS : deltaMode === 2 ? PAGE_PIXELS : 1);

/** Converts a wheel event to a factor of the scale: 1.1 for a tick away from the user, 1/1.1 for a tick back. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const pixels = wheelPixels(deltaY, deltaMode);
  const isTrackpadPinch = ctrlKey && Math.abs(pixels) < TICK_PIXELS / 2;
  const ticks = (pixels * (isTrackpadPinch ? PINCH_GAIN : 1)) / TICK_PIXELS;
  return TICK_FACTOR ** -Math.min(MAX_TICKS, Math.max(-MAX_TICKS, ticks));
}
