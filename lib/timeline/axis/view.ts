import { clampScale, clampTo, panBy, placeAt } from '@/lib/surface/viewport';
import type { ScaleBounds, Size, Viewport } from '@/lib/surface/viewport';
import { DAYS, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { julianYearStart, type JulianDay } from '@/lib/time/julianCalendar';

/**
 * The axis of time as the content of a surface: as many units long as the timeline has days, and without height. In a
 * viewport of it a day d is seen at (d − FIRST_DAY) × scale + x.
 */
const AXIS: Size = { width: DAYS, height: 0 };

/** The largest scale: a year is 600 pixels wide. */
export const MAX_SCALE = 600 / YEAR_DAYS;

/** What a press of a button, or of a key, multiplies the scale by. */
export const ZOOM_STEP = 1.5;

/** Returns the scale at which the whole timeline fits in a width, in pixels per day. */
export const wholeScale = (width: number): number => width / DAYS;

/** Returns the scales, in pixels per day, at which a stage of a width in pixels shows the axis. */
export const axisBounds = (width: number): ScaleBounds => ({
  min: wholeScale(width),
  max: Math.max(MAX_SCALE, wholeScale(width)),
});

/** Returns where on the stage a day is seen, in pixels from its left edge. */
export const xOf = ({ x, scale }: Viewport, day: number): number =>
  (day - FIRST_DAY) * scale + x;

/** Returns the day, with its part, that is seen at a point of the stage. */
export const dayAt = ({ x, scale }: Viewport, at: number): number =>
  FIRST_DAY + (at - x) / scale;

/** How near to its edges the stage lets be what is in hand, as a ratio of its width. */
const COMFORT = 0.12;

/** Tells whether a day is seen well within a stage of a width in pixels, and not beside its edges. */
export function isWellInSight(view: Viewport, day: number, width: number): boolean {
  const x = xOf(view, day);
  return x >= width * COMFORT && x <= width * (1 - COMFORT);
}

/** Constrains a viewport to the axis: between both its ends, and within its scales. */
export const clampAxis = (view: Viewport, width: number): Viewport =>
  clampTo({ ...view, scale: clampScale(view.scale, axisBounds(width)) }, AXIS, {
    width,
    height: 0,
  });

/** Pans the axis by stage pixels, to the right when positive. */
export const panAxis = (view: Viewport, by: number, width: number): Viewport =>
  clampAxis(panBy(view, { x: by, y: 0 }), width);

/** Returns the viewport that shows a day at a point of the stage, at a scale, unless an end of time is reached. */
export const holdAt = (day: number, x: number, scale: number, width: number): Viewport =>
  clampAxis(
    placeAt({ x: day - FIRST_DAY, y: 0 }, { x, y: 0 }, clampScale(scale, axisBounds(width))),
    width,
  );

/** Returns the viewport that shows the whole axis. */
export const showWhole = (width: number): Viewport => ({
  x: 0,
  y: 0,
  scale: wholeScale(width),
});

/** Returns the viewport that shows a range of days, as near as the limits allow, its middle in the middle. */
export const showRange = (from: JulianDay, to: JulianDay, width: number): Viewport =>
  holdAt((from + to) / 2, width / 2, width / Math.max(1, to - from), width);

/** Narrower, in pixels, a stage opens on the middle of the story instead of the whole. */
const NARROW = 520;

/** The years on which a narrow stage opens; components/timeline/screen/TimelineScreen.module.css shows the same. */
const OPENING = { from: julianYearStart(595), to: julianYearStart(650) } as const;

/** Returns the viewport with which a stage opens, unless its address asks for another. */
export const openingView = (width: number): Viewport =>
  width < NARROW ? showRange(OPENING.from, OPENING.to, width) : showWhole(width);

/** Tells whether a viewport is the opening one, rounding apart. */
export function isOpening({ x, scale }: Viewport, width: number): boolean {
  const opening = openingView(width);
  return Math.abs(scale / opening.scale - 1) < 1e-4 && Math.abs(x - opening.x) < 0.5;
}

/** Returns the days, with their parts, at the edges of the stage. */
export const shownRange = (
  view: Viewport,
  width: number,
): { readonly from: number; readonly to: number } => ({
  from: dayAt(view, 0),
  to: dayAt(view, width),
});
