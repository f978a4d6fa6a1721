import { END_DAY, FIRST_DAY, YEAR_DAYS } from '@/lib/timeline/bounds';
import { shownRange } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import { HIJRI_STARTS, JULIAN_STARTS, type CalendarStarts } from '@/lib/time/calendarStarts';
import { monthName } from '@/lib/time/dateWords';
import { HIJRI_EPOCH, toHijri } from '@/lib/time/hijriCalendar';
import { hijriMonthName } from '@/lib/time/hijriWords';
import { toJulian, type JulianDay } from '@/lib/time/julianCalendar';

/** A mark of a scale: the day on which a year or a month begins, and what is written beside it. */
export interface Tick {
  readonly day: JulianDay;
  readonly label: string;
  /** Whether a whole year begins. */
  readonly isYear: boolean;
}

/** Years between two ticks, from far to near; nearer still, months. */
const STEPS = [100, 50, 20, 10, 5, 2, 1] as const;
const MONTH_DAYS = 29.5;

/** Returns the ticks of the Julian years that are in sight. */
export function julianTicks(view: Viewport, width: number, widest: number): readonly Tick[] {
  return ticksOf(view, width, widest, {
    calendar: JULIAN_STARTS,
    yearDays: YEAR_DAYS,
    yearOf: (day) => toJulian(day).year,
    first: FIRST_DAY,
    yearLabel: String,
    monthLabel: monthName,
  });
}

/** Returns the ticks of the Hijri years that are in sight, which begins with the first of them: no year below 1 is ever written. */
export function hijriTicks(view: Viewport, width: number, widest: number): readonly Tick[] {
  return ticksOf(view, width, widest, {
    calendar: HIJRI_STARTS,
    yearDays: 354.367,
    yearOf: (day) => toHijri(day)?.year ?? 1,
    first: HIJRI_EPOCH,
    yearLabel: (year) => `${year} H`,
    monthLabel: hijriMonthName,
  });
}

interface Family {
  readonly calendar: CalendarStarts;
  readonly yearDays: number;
  readonly yearOf: (day: JulianDay) => number;
  /** The day on which the scale begins. */
  readonly first: JulianDay;
  readonly yearLabel: (year: number) => string;
  readonly monthLabel: (month: number) => string;
}

/**
 * The ticks that are in sight, each family with the least step at which two labels do not touch.
 * @param widest the room of a label of a year, in pixels; a month takes twice as much
 */
function ticksOf(
  view: Viewport,
  width: number,
  widest: number,
  family: Family,
): readonly Tick[] {
  const { calendar, yearDays, yearOf, first, yearLabel, monthLabel } = family;
  const range = shownRange(view, width);
  const from = Math.max(first, Math.floor(range.from));
  const to = Math.min(END_DAY - 1, Math.ceil(range.to));
  if (to < from) return [];
  const step = STEPS.findLast((years) => years * yearDays * view.scale >= widest) ?? STEPS[0];
  const withMonths = MONTH_DAYS * view.scale >= 2 * widest;
  const ticks: Tick[] = [];
  const start = Math.max(1, Math.floor(yearOf(from) / step) * step);
  for (let year = start; year <= yearOf(to) + step; year = next(year, step)) {
    const day = calendar.yearStart(year);
    if (day > to) break;
    ticks.push({ day, label: yearLabel(year), isYear: true });
    if (!withMonths) continue;
    for (let month = 2; month <= 12; month += 1)
      ticks.push({
        day: calendar.monthStart(year, month),
        label: monthLabel(month),
        isYear: false,
      });
  }
  return ticks.filter(({ day }) => day >= first && day >= range.from - yearDays * step);
}

/** The year 1 is always marked, though it is no multiple of a step; after it come the multiples. */
const next = (year: number, step: number): number => (Math.floor(year / step) + 1) * step;
