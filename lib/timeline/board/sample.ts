import { eventMarks, type Mark } from '@/lib/timeline/board/marks';
import type { DateGrade } from '@/lib/map/places/place';
import { extentOfDate, type TimelineDate, type UncertainDate } from '@/lib/time/edtf';

/** The part of a sample, as a ratio of its width, that each precision takes. */
const REACH = {
  day: 0,
  month: 0.16,
  year: 0.4,
  about: 0.66,
  range: 0.66,
  century: 0.8,
} as const;

/** The marks of a date out of its scale, in a box of this width in pixels and 20 high, as a legend shows it. */
export function sampleMarks(
  date: TimelineDate,
  grade: DateGrade,
  width: number,
): readonly Mark[] {
  const { from, to } = extentOfDate(date);
  const reach = date.kind === 'moment' ? REACH[date.at.precision] : 0.72;
  const days = Math.max(1, to + 1 - from);
  const room = grade === 'discuté' ? 9 : 0;
  const length = (width - room) * reach;
  const start = (width - room - length) / 2;
  // Halves of a pixel: dates that look the same are drawn by the same numbers.
  const x = (day: number): number =>
    Math.round(2 * (start + ((day - from) / days) * length)) / 2;
  return eventMarks(
    date.kind === 'moment'
      ? { begin: date.at, end: null, grade }
      : { begin: date.begin, end: date.end, grade },
    x,
    { y: 5, height: 10 },
  );
}

/** A date that only stands for its precision. */
export function sampleDate(precision: UncertainDate['precision']): TimelineDate {
  return { kind: 'moment', at: { precision, earliest: 0, latest: 99 } };
}
