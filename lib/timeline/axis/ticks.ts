import { END_DAY, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { shownRange } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import { HIJRI_STARTS, JULIAN_STARTS, type CalendarStarts } from '@/lib/time/calendarStarts';
import { monthName } from '@/lib/time/dateWords';
import { HIJRI_EPOCH, toHijri } from '@/lib/time/hijriCalendar';
import { hijriMonthName } from '@/lib/time/hijriWords';
import { toJulian, type JulianDay } from '@/lib/time/julianCalendar';

/** A tick: the first day of a year or a month, and its label. */
export interface Tick {
  readonly day: JulianDay;
  readonly label: string;
  readonly isYear: boolean;
}

/** Years between ticks, from the whole timeline to a close view; beyond, months. */
const STEPS = [100, 50, 20, 10, 5, 2, 1] as const;
const MONTH_DAYS = 29.5;

/** Returns the ticks of the visible Julian years. */
export function julianTicks(
  view: Viewport,
  width: number,
  maxLabelWidth: number,
): readonly Tick[] {
  return ticksOf(view, width, maxLabelWidth, {
    calendar: JULIAN_STARTS,
    yearDays: YEAR_DAYS,
    yearOf: (day) => toJulian(day).year,
    firstDay: FIRST_DAY,
    yearLabel: String,
    monthLabel: monthName,
  });
}

/** Returns the ticks of the visible Hijri years, from the year 1 on. */
export function hijriTicks(
  view: Viewport,
  width: number,
  maxLabelWidth: number,
): readonly Tick[] {
  return ticksOf(view, width, maxLabelWidth, {
    calendar: HIJRI_STARTS,
    yearDays: 354.367,
    yearOf: (day) => toHijri(day)?.year ?? 1,
    firstDay: HIJRI_EPOCH,
    yearLabel: (year) => `${year} H`,
    monthLabel: hijriMonthName,
  });
}

interface CalendarScale {
  readonly calendar: CalendarStarts;
  readonly yearDays: number;
  readonly yearOf: (day: JulianDay) => number;
  /** First day of the scale. */
  readonly firstDay: JulianDay;
  readonly yearLabel: (year: number) => string;
  readonly monthLabel: (month: number) => string;
}

/**
 * Returns the visible ticks, of years and of months, at the smallest steps without touching labels.
 * @param maxLabelWidth width of a year's label, in pixels; a month takes twice as much
 */
function ticksOf(
  view: Viewport,
  width: number,
  maxLabelWidth: number,
  calendarScale: CalendarScale,
): readonly Tick[] {
  const { calendar, yearDays, yearOf, firstDay, yearLabel, monthLabel } = calendarScale;
  const range = shownRange(view, width);
  const from = Math.max(firstDay, Math.floor(range.from));
  const to = Math.min(END_DAY - 1, Math.ceil(range.to));
  if (to < from) return [];
  const step =
    STEPS.findLast((years) => years * yearDays * view.scale >= maxLabelWidth) ?? STEPS[0];
  const hasMonths = MONTH_DAYS * view.scale >= 2 * maxLabelWidth;
  const ticks: Tick[] = [];
  const start = Math.max(1, Math.floor(yearOf(from) / step) * step);
  for (let year = start; year <= yearOf(to) + step; year = nextTickYear(year, step)) {
    const day = calendar.yearStart(year);
    if (day > to) break;
    ticks.push({ day, label: yearLabel(year), isYear: true });
    if (!hasMonths) continue;
    for (let month = 2; month <= 12; month += 1)
      ticks.push({
        day: calendar.monthStart(year, month),
        label: monthLabel(month),
        isYear: false,
      });
  }
  return ticks.filter(({ day }) => day >= firstDay && day >= range.from - yearDays * step);
}

/** Returns the next year with a tick: multiples of the step, and always the year 1. */
const nextTickYear = (year: number, step: number): number =>
  (Math.floor(year / step) + 1) * step;
