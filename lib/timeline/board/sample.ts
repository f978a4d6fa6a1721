import { eventMarks, spanMarks, type Mark } from '@/lib/timeline/board/marks';
import type { DateGrade } from '@/lib/map/places/place';
import { extentOfDate, type TimelineDate, type UncertainDate } from '@/lib/time/edtf';

/** The part of a sample, as a ratio of its width, that something lasting takes. */
const REACH = 0.72;

/** Draws the marks of a date out of its scale, in a box of this width in pixels and 20 high, for a legend. */
export function sampleMarks(
  date: TimelineDate,
  grade: DateGrade,
  width: number,
): readonly Mark[] {
  const { from, to } = extentOfDate(date);
  const days = Math.max(1, to + 1 - from);
  const start = (width * (1 - REACH)) / 2;
  // Halves of a pixel: dates that look the same are drawn by the same numbers.
  const x = (day: number): number =>
    Math.round(2 * (start + ((day - from) / days) * width * REACH)) / 2;
  return date.kind === 'moment'
    ? eventMarks({ begin: date.at, end: null, grade }, () => width / 2, { y: 5, height: 10 })
    : spanMarks({ begin: date.begin, end: date.end, grade }, x, { y: 5, height: 10 });
}

/** Makes a date that only illustrates a precision. */
export function sampleDate(precision: UncertainDate['precision']): TimelineDate {
  return { kind: 'moment', at: { precision, earliest: 0, latest: 99 } };
}
