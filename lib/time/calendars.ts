import type { Calendar } from '@/lib/time/edtf';
import { HIJRI_STARTS, JULIAN_STARTS } from '@/lib/time/calendarStarts';
import { hijriMonthLength } from '@/lib/time/hijriCalendar';
import { monthLength } from '@/lib/time/julianCalendar';

/** The calendar of the historians of the 6th to 8th centuries. */
export const JULIAN: Calendar = {
  ...JULIAN_STARTS,
  monthLength,
};

/** The tabular calendar; a day 30 is kept in months that the table gives 29: the crescent may have come later. */
export const HIJRI: Calendar = {
  ...HIJRI_STARTS,
  monthLength: (year, month) =>
    month >= 1 && month <= 12 ? Math.max(hijriMonthLength(year, month), 30) : 0,
};
