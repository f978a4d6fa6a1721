import { clampScale, type ScaleBounds } from '@/lib/surface/viewport';

/** Zoom of one tick of a mouse wheel. */
const STEP = 1.1;
/** Pixels that browsers report for one tick. */
const TICK_PIXELS = 100;
/** Pixels of one line and of one page, for browsers that report those (UI Events, WheelEvent.deltaMode). */
const LINE_PIXELS = 100 / 3;
const PAGE_PIXELS = 800;
/** A pinch on a trackpad comes as small steps with the control key. */
const PINCH_GAIN = 10;
/** A single event never zooms by more than this many ticks, whatever the device claims. */
const MOST_TICKS = 5;

interface WheelTurn {
  readonly deltaY: number;
  /** 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}

/** Tells whether the scale has reached its bound in the direction of a factor: the turn then scrolls the page. */
export const isAtLimit = (scale: number, factor: number, bounds: ScaleBounds): boolean =>
  clampScale(scale * factor, bounds) === scale;

/** As near to a floor as makes no difference: scales are products of many turns. */
const NEAR_FLOOR = 0.999;

/**
 * Lessens a factor that would zoom out below a floor; at the floor or below, nothing of it is left.
 * @param floor least scale; none where undefined
 */
export function aboveFloor(factor: number, scale: number, floor = 0): number {
  if (factor >= 1) return factor;
  const least = floor / scale;
  return least > NEAR_FLOOR ? 1 : Math.max(factor, least);
}

/** Converts a delta of the wheel to pixels (UI Events, `WheelEvent.deltaMode`: 0 pixels, 1 lines, 2 pages). */
export const wheelPixels = (delta: number, deltaMode: number): number =>
  delta * (deltaMode === 1 ? LINE_PIXELS : deltaMode === 2 ? PAGE_PIXELS : 1);

/** Converts a turn of the wheel to the factor of the scale: 1.1 for a tick away from the reader, 1/1.1 for one back. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const pixels = wheelPixels(deltaY, deltaMode);
  const isTrackpadPinch = ctrlKey && Math.abs(pixels) < TICK_PIXELS / 2;
  const ticks = (pixels * (isTrackpadPinch ? PINCH_GAIN : 1)) / TICK_PIXELS;
  return STEP ** -Math.min(MOST_TICKS, Math.max(-MOST_TICKS, ticks));
}
