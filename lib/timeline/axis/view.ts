import { DAYS, END_DAY, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { julianYearStart, type JulianDay } from '@/lib/time/julianCalendar';

/**
 * How the axis of time lies in its stage: the moment at the stage's left edge, in days and parts of days, and stage
 * pixels per day. A day d is seen at (d − start) × scale; every function below keeps to that one equation.
 */
export interface AxisView {
  readonly start: number;
  readonly scale: number;
}

/** The largest scale: a year is 600 pixels wide. */
export const MAX_SCALE = 600 / YEAR_DAYS;

/** What a press of a button, or of a key, multiplies the scale by. */
export const ZOOM_STEP = 1.5;

/** The scale at which the whole timeline fits in a width, in pixels per day. */
export const wholeScale = (width: number): number => width / DAYS;

const clampAxisScale = (scale: number, width: number): number =>
  Math.min(Math.max(MAX_SCALE, wholeScale(width)), Math.max(wholeScale(width), scale));

/** Where on the stage a day is seen, in pixels from its left edge. */
export const xOf = ({ start, scale }: AxisView, day: number): number => (day - start) * scale;

/** How near to its edges the stage lets be what is in hand, as a ratio of its width. */
const COMFORT = 0.12;

/** Whether a day is seen well within a stage of a width in pixels, and not beside its edges. */
export function isWellInSight(view: AxisView, day: number, width: number): boolean {
  const x = xOf(view, day);
  return x >= width * COMFORT && x <= width * (1 - COMFORT);
}

/** The day that is seen at a point of the stage. */
export const dayAt = ({ start, scale }: AxisView, x: number): number => start + x / scale;

/** Keeps the window between both ends of the timeline: it is moved, its width is kept. */
export function clampAxis({ start, scale }: AxisView, width: number): AxisView {
  const clamped = clampAxisScale(scale, width);
  const last = END_DAY - width / clamped;
  return { start: Math.max(FIRST_DAY, Math.min(last, start)), scale: clamped };
}

/** Moves what is shown by stage pixels, to the right when positive. */
export const panAxis = (view: AxisView, by: number, width: number): AxisView =>
  clampAxis({ ...view, start: view.start - by / view.scale }, width);

/** Shows a day at a point of the stage, at a scale, unless an end of time is reached. */
export const holdAt = (day: number, x: number, scale: number, width: number): AxisView => {
  const clamped = clampAxisScale(scale, width);
  return clampAxis({ start: day - x / clamped, scale: clamped }, width);
};

/** Changes the scale; the day under the anchor, in stage pixels, stays under it. */
export const zoomAxis = (
  view: AxisView,
  anchor: number,
  scale: number,
  width: number,
): AxisView => holdAt(dayAt(view, anchor), anchor, scale, width);

export const showWhole = (width: number): AxisView => ({
  start: FIRST_DAY,
  scale: wholeScale(width),
});

/** The view that shows a range of days, as near as the limits allow, its middle in the middle. */
export const showRange = (from: JulianDay, to: JulianDay, width: number): AxisView =>
  holdAt((from + to) / 2, width / 2, width / Math.max(1, to - from), width);

/** Narrower, in pixels, a stage opens on the middle of the story instead of the whole. */
const NARROW = 520;

/** The years on which a narrow stage opens; components/timeline/screen/TimelineScreen.module.css shows the same. */
const OPENING = { from: julianYearStart(595), to: julianYearStart(650) } as const;

/** The view on which a stage opens, unless its address asks for another. */
export const openingView = (width: number): AxisView =>
  width < NARROW ? showRange(OPENING.from, OPENING.to, width) : showWhole(width);

/** Whether a view is the opening one, rounding apart. */
export function isOpening({ start, scale }: AxisView, width: number): boolean {
  const opening = openingView(width);
  return (
    Math.abs(scale / opening.scale - 1) < 1e-4 && Math.abs(start - opening.start) * scale < 0.5
  );
}

/** The days at the edges of the stage. */
export const shownRange = (
  { start, scale }: AxisView,
  width: number,
): { readonly from: number; readonly to: number } => ({
  from: start,
  to: start + width / scale,
});

/**
 * The way from one view to another, told by a ratio from 0 to 1: the scale grows by equal factors in equal times, and
 * the middle of the stage moves straight.
 */
export function axisFlight(
  from: AxisView,
  to: AxisView,
  width: number,
): (ratio: number) => AxisView {
  const [start, end] = [dayAt(from, width / 2), dayAt(to, width / 2)];
  return (ratio) => {
    const scale = from.scale * (to.scale / from.scale) ** ratio;
    return { start: start + (end - start) * ratio - width / 2 / scale, scale };
  };
}
