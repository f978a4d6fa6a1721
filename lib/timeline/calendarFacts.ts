import type { Entry } from '@/lib/timeline/entry';
import { weekdayName } from '@/lib/time/dateWords';
import { isoGregorian } from '@/lib/time/gregorianDay';
import { HIJRI_EPOCH } from '@/lib/time/hijriCalendar';
import {
  BEFORE_HIJRA,
  conversionCaution,
  hijriDayWords,
  hijriYearsWords,
} from '@/lib/time/hijriWords';
import { weekday } from '@/lib/time/julianCalendar';

/** What both calendars say of an entry. */
export interface CalendarFacts {
  /** In the Julian calendar. */
  readonly julian: string;
  /** The day for machines (proleptic Gregorian); null unless the very day is known. */
  readonly machine: string | null;
  /** The day of the week of the Julian day; null unless the day is known and the sources' own day is not another. */
  readonly weekday: string | null;
  /** As the sources give it; null where they give no Hijri date. */
  readonly statedHijri: string | null;
  /** By the table, from the Julian date, with its doubt. */
  readonly computed: string;
}

/**
 * Computes the dates of an entry in both calendars. A day is converted into a day only where the Julian day is
 * known; a converted date says by how much it may be wrong, and before the year 10 that it is a convention.
 */
export function calendarFacts({ date, from, to, when, hijriWhen }: Entry): CalendarFacts {
  const day = date.kind === 'moment' && date.at.precision === 'day' ? date.at.earliest : null;
  return {
    julian: when,
    machine: day === null ? null : isoGregorian(day),
    weekday: day === null ? null : weekdayName(weekday(day)),
    statedHijri: hijriWhen,
    computed: day === null ? computedYears(from, to) : computedDay(day),
  };
}

function computedDay(day: number): string {
  const words = hijriDayWords(day);
  return words === null ? BEFORE_HIJRA : `${words} (${conversionCaution(day) ?? ''})`;
}

function computedYears(from: number, to: number): string {
  if (to < HIJRI_EPOCH) return BEFORE_HIJRA;
  const caution = conversionCaution(Math.max(from, HIJRI_EPOCH));
  const isConvention = caution === 'conversion conventionnelle';
  return `${hijriYearsWords(from, to)}${isConvention ? ` (${caution})` : ''}`;
}
