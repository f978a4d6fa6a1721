import { eventMarks, spanMarks, type Mark } from '@/lib/timeline/board/marks';
import type { DateGrade } from '@/lib/map/places/place';
import { extentOfDate, type TimelineDate, type UncertainDate } from '@/lib/time/edtf';

/** Ratio of a sample's width that a span takes. */
const REACH_RATIO = 0.72;

/** Draws the marks of a sample date for a legend, in a box of a width in pixels and 20 high. */
export function sampleMarks(
  date: TimelineDate,
  grade: DateGrade,
  width: number,
): readonly Mark[] {
  const { from, to } = extentOfDate(date);
  const days = Math.max(1, to + 1 - from);
  const start = (width * (1 - REACH_RATIO)) / 2;
  // Round to half a pixel, so that samples that look alike have the same numbers.
  const x = (day: number): number =>
    Math.round(2 * (start + ((day - from) / days) * width * REACH_RATIO)) / 2;
  return date.kind === 'moment'
    ? eventMarks({ begin: date.at, end: null, grade }, () => width / 2, { y: 5, height: 10 })
    : spanMarks({ begin: date.begin, end: date.end, grade }, x, { y: 5, height: 10 });
}

/** Builds a date that illustrates a precision. */
export function sampleDate(precision: UncertainDate['precision']): TimelineDate {
  return { kind: 'moment', at: { precision, earliest: 0, latest: 99 } };
}
