import type { CalendarDay } from '@/lib/time/longDate';

/**
 * Julian Day Number: an integer per day, independent of calendars. This module converts from the Julian calendar, since
 * `Date` and `Intl` are proleptic Gregorian. Formulas: E. M. Reingold and N. Dershowitz, Calendrical Calculations.
 */
export type JulianDay = number;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Julian Day Number of the day before 1 January of the year 1. */
const DAY_BEFORE_YEAR_1 = 1721423;
const FOUR_YEARS_DAYS = 1461;

const isJulianLeap = (year: number): boolean => year % 4 === 0;

/** Returns the number of days of a Julian month; 0 for an invalid month. */
export const monthLength = (year: number, month: number): number =>
  month === 2 && isJulianLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/** Computes the Julian Day Number of 1 January of a Julian year, from 1 on. */
export const julianYearStart = (year: number): JulianDay =>
  DAY_BEFORE_YEAR_1 + 1 + 365 * (year - 1) + Math.floor((year - 1) / 4);

/** Converts a day of the Julian calendar to its Julian Day Number. */
export function julianDay({ year, month, day }: CalendarDay): JulianDay {
  let monthStart = julianYearStart(year);
  for (let earlierMonth = 1; earlierMonth < month; earlierMonth += 1)
    monthStart += monthLength(year, earlierMonth);
  return monthStart + day - 1;
}

/** Converts a Julian Day Number to the Julian calendar. */
export function toJulian(jd: JulianDay): CalendarDay {
  const wholeDay = Math.floor(jd);
  const year = Math.floor(
    (4 * (wholeDay - DAY_BEFORE_YEAR_1 - 1) + FOUR_YEARS_DAYS + 3) / FOUR_YEARS_DAYS,
  );
  let restDays = wholeDay - julianYearStart(year);
  let month = 1;
  while (restDays >= monthLength(year, month)) {
    restDays -= monthLength(year, month);
    month += 1;
  }
  return { year, month, day: restDays + 1 };
}

/** Tells whether a day exists in the Julian calendar. */
export const isJulianDay = ({ year, month, day }: CalendarDay): boolean =>
  year >= 1 && day >= 1 && day <= monthLength(year, month);

/** Computes the day of the week, from 0 for Sunday; the same in every calendar. */
export const weekday = (jd: JulianDay): number => (Math.floor(jd) + 1) % 7;
