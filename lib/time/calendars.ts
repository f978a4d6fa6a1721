import type { Calendar } from '@/lib/time/edtf';
import { HIJRI_STARTS, JULIAN_STARTS } from '@/lib/time/calendarStarts';
import { hijriMonthLength } from '@/lib/time/hijriCalendar';
import { monthLength } from '@/lib/time/julianCalendar';

/** The Julian calendar, which historians use for the 6th to 8th centuries. */
export const JULIAN: Calendar = {
  ...JULIAN_STARTS,
  monthLength,
};

/**
 * The tabular Hijri calendar. Day 30 is accepted in 29-day months, since the crescent may have been seen a day later.
 */
export const HIJRI: Calendar = {
  ...HIJRI_STARTS,
  monthLength: (year, month) =>
    month >= 1 && month <= 12 ? Math.max(hijriMonthLength(year, month), 30) : 0,
};
