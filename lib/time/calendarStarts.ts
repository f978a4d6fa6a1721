import type { Calendar } from '@/lib/time/edtf';
import { hijriDay, hijriYearStart } from '@/lib/time/hijriCalendar';
import { julianDay, julianYearStart } from '@/lib/time/julianCalendar';

/** The first days of years and months: the part of a calendar that a scale of years needs. */
export type CalendarStarts = Pick<Calendar, 'yearStart' | 'monthStart'>;

export const JULIAN_STARTS: CalendarStarts = {
  yearStart: julianYearStart,
  monthStart: (year, month) => julianDay({ year, month, day: 1 }),
};

export const HIJRI_STARTS: CalendarStarts = {
  yearStart: hijriYearStart,
  monthStart: (year, month) => hijriDay({ year, month, day: 1 }),
};
