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

/** The dates of an entry in both calendars. */
export interface CalendarFacts {
  readonly julian: string;
  /** The day in ISO 8601 (proleptic Gregorian); null unless the exact day is known. */
  readonly machine: string | null;
  /** Weekday of the Julian day; null unless the day is known and agrees with the sources' own. */
  readonly weekday: string | null;
  /** The Hijri date in the sources; null without one. */
  readonly statedHijri: string | null;
  /** The Hijri date by the table, from the Julian date, with its uncertainty. */
  readonly computed: string;
}

/**
 * Computes the dates of an entry in both calendars. Only a known Julian day is converted to a Hijri day; a converted
 * date states its error, and before the year 10 that it is a convention.
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
