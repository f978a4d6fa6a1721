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

/** What a turn of the wheel multiplies the scale by: 1.1 for a tick away from the reader, 1/1.1 for one back. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const unit = deltaMode === 1 ? LINE_PIXELS : deltaMode === 2 ? PAGE_PIXELS : 1;
  const pixels = deltaY * unit;
  const isTrackpadPinch = ctrlKey && Math.abs(pixels) < TICK_PIXELS / 2;
  const ticks = (pixels * (isTrackpadPinch ? PINCH_GAIN : 1)) / TICK_PIXELS;
  return STEP ** -Math.min(MOST_TICKS, Math.max(-MOST_TICKS, ticks));
}
