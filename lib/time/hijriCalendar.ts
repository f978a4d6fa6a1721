import type { JulianDay } from '@/lib/time/julianCalendar';
import type { CalendarDay } from '@/lib/time/longDate';

/**
 * Julian Day Number of the civil epoch of the tabular Hijri calendar (Friday 16 July 622); leap years 2, 5, 7, 10, 13,
 * 16, 18, 21, 24, 26 and 29 of each thirty. Observed months began with the crescent: the table differs by a day, rarely
 * two. Before the year 10 months may have been intercalated (the meaning of nasîʾ is disputed): before that year the
 * table is a mere convention. Formulas: E. M. Reingold and N. Dershowitz, Calendrical Calculations.
 */
export const HIJRI_EPOCH: JulianDay = 1948440;

/** The Hijri year before which a converted date is a mere convention. */
export const FIRST_CERTAIN_YEAR = 10;

/** Computes the Julian Day Number of 1 Muharram of a Hijri year, from 1 on. */
export const hijriYearStart = (year: number): JulianDay =>
  HIJRI_EPOCH + 354 * (year - 1) + Math.floor((11 * year + 3) / 30);

/** Converts a day of the tabular Hijri calendar to its Julian Day Number. */
export const hijriDay = ({ year, month, day }: CalendarDay): JulianDay =>
  hijriYearStart(year) + Math.ceil(29.5 * (month - 1)) + day - 1;

/** Converts a Julian Day Number to the tabular Hijri calendar; null before its first year. */
export function toHijri(jd: JulianDay): CalendarDay | null {
  const wholeDay = Math.floor(jd);
  if (wholeDay < HIJRI_EPOCH) return null;
  const year = Math.floor((30 * (wholeDay - HIJRI_EPOCH) + 10646) / 10631);
  const month = Math.min(12, Math.ceil((wholeDay - 29 - hijriYearStart(year)) / 29.5) + 1);
  const day = wholeDay - hijriDay({ year, month, day: 1 }) + 1;
  return { year, month, day };
}

/** Returns the length of a tabular month, 29 or 30 days. */
export const hijriMonthLength = (year: number, month: number): number =>
  hijriDay(
    month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 },
  ) - hijriDay({ year, month, day: 1 });
