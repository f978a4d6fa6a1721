import { julianYearStart, type JulianDay } from '@/lib/time/julianCalendar';

/** First and last year of the timeline. */
export const YEARS = { from: 500, to: 800 } as const;

/** First day of the timeline, 1 January 500 of the Julian calendar, and the day after the last. */
export const FIRST_DAY: JulianDay = julianYearStart(YEARS.from);
export const END_DAY: JulianDay = julianYearStart(YEARS.to + 1);
/** Length of the timeline, in days. */
export const DAYS = END_DAY - FIRST_DAY;

/** Mean length of a Julian year, in days. */
export const YEAR_DAYS = 365.25;
