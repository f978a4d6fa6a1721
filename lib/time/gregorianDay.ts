import { toJulian, type JulianDay } from '@/lib/time/julianCalendar';

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * Formats a day in ISO 8601, which is proleptic Gregorian ('0630-01-14' for 11 January 630 of the Julian calendar): the
 * only form valid in `<time datetime>` and structured data.
 */
export function isoGregorian(jd: JulianDay): string {
  const julian = toJulian(jd);
  const marchYear = julian.month <= 2 ? julian.year - 1 : julian.year;
  const gapDays = Math.floor(marchYear / 100) - Math.floor(marchYear / 400) - 2;
  let { year, month } = julian;
  let day = julian.day + gapDays;
  const monthLength = (): number =>
    month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 31);
  while (day > monthLength()) {
    day -= monthLength();
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  const padded = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`;
}
