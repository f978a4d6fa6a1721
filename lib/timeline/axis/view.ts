import { clampScale, clampTo, panBy, placeAt } from '@/lib/surface/viewport';
import type { ScaleBounds, Size, Viewport } from '@/lib/surface/viewport';
import { DAYS, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { julianYearStart, type JulianDay } from '@/lib/time/julianCalendar';

/**
 * The time axis as the content of a surface: one unit per day, without height. A day d lies at (d − FIRST_DAY) × scale
 * + x on the stage.
 */
const AXIS: Size = { width: DAYS, height: 0 };

/** The largest scale: 600 pixels a year. */
export const MAX_SCALE = 600 / YEAR_DAYS;

/** Zoom factor of a button or a key. */
export const ZOOM_STEP = 1.5;

/** Returns the scale at which the whole timeline fits a width, in pixels per day. */
export const wholeScale = (width: number): number => width / DAYS;

/** Returns the bounds of the scale, in pixels per day, on a stage of a width in pixels. */
export const axisBounds = (width: number): ScaleBounds => ({
  min: wholeScale(width),
  max: Math.max(MAX_SCALE, wholeScale(width)),
});

/** Returns the position of a day on the stage, in pixels from its left edge. */
export const xOf = ({ x, scale }: Viewport, day: number): number =>
  (day - FIRST_DAY) * scale + x;

/** Returns the day, with its fraction, at a position on the stage. */
export const dayAt = ({ x, scale }: Viewport, position: number): number =>
  FIRST_DAY + (position - x) / scale;

/** Margin at the edges of the stage, as a ratio of its width, beyond which a day counts as well visible. */
const COMFORT_RATIO = 0.12;

/** Tells whether a day lies within a stage of a width in pixels, away from its edges. */
export function isWellInSight(view: Viewport, day: number, width: number): boolean {
  const x = xOf(view, day);
  return x >= width * COMFORT_RATIO && x <= width * (1 - COMFORT_RATIO);
}

/** Constrains a viewport to the axis: between its ends, and within the bounds of its scale. */
export const clampAxis = (view: Viewport, width: number): Viewport =>
  clampTo({ ...view, scale: clampScale(view.scale, axisBounds(width)) }, AXIS, {
    width,
    height: 0,
  });

/** Pans the axis by stage pixels, to the right when positive. */
export const panAxis = (view: Viewport, dx: number, width: number): Viewport =>
  clampAxis(panBy(view, { x: dx, y: 0 }), width);

/** Returns the viewport with a day at a position on the stage, at a scale, as far as the ends of the axis allow. */
export const holdAt = (day: number, x: number, scale: number, width: number): Viewport =>
  clampAxis(
    placeAt({ x: day - FIRST_DAY, y: 0 }, { x, y: 0 }, clampScale(scale, axisBounds(width))),
    width,
  );

/** Returns the viewport that shows the whole axis. */
export const wholeViewport = (width: number): Viewport => ({
  x: 0,
  y: 0,
  scale: wholeScale(width),
});

/** Returns the viewport that shows a range of days, centred, at the largest allowed scale. */
export const viewportOfRange = (from: JulianDay, to: JulianDay, width: number): Viewport =>
  holdAt((from + to) / 2, width / 2, width / Math.max(1, to - from), width);

/** Width below which a stage opens on the middle of the story instead of the whole timeline, in pixels. */
const NARROW_PX = 520;

/** The years on which a narrow stage opens, repeated in components/timeline/screen/TimelineScreen.module.css. */
const OPENING_DAYS = { from: julianYearStart(595), to: julianYearStart(650) } as const;

/** Returns the opening viewport of a stage, used without a range in the address. */
export const openingViewport = (width: number): Viewport =>
  width < NARROW_PX
    ? viewportOfRange(OPENING_DAYS.from, OPENING_DAYS.to, width)
    : wholeViewport(width);

/** Tells whether a viewport is the opening viewport, within rounding. */
export function isOpening({ x, scale }: Viewport, width: number): boolean {
  const opening = openingViewport(width);
  return Math.abs(scale / opening.scale - 1) < 1e-4 && Math.abs(x - opening.x) < 0.5;
}

/** Returns the days, with fractions, at the edges of the stage. */
export const shownRange = (
  view: Viewport,
  width: number,
): { readonly from: number; readonly to: number } => ({
  from: dayAt(view, 0),
  to: dayAt(view, width),
});
