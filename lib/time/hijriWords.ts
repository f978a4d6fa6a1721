import { FIRST_CERTAIN_YEAR, HIJRI_EPOCH, toHijri } from '@/lib/time/hijriCalendar';
import type { JulianDay } from '@/lib/time/julianCalendar';

const MONTHS = [
  'muharram',
  'safar',
  'rabî’ I',
  'rabî’ II',
  'jumâdâ I',
  'jumâdâ II',
  'rajab',
  'sha’bân',
  'ramadan',
  'shawwâl',
  'dhû l-qa’da',
  'dhû l-hijja',
] as const;

/** What is said of the days before the calendar begins: no year below 1 is ever written. */
export const BEFORE_HIJRA = 'avant l’Hégire';

/** Returns the name of a Hijri month, counted from 1. */
export const hijriMonthName = (month: number): string => MONTHS[month - 1] ?? '';

/** Formats the tabular Hijri years that an interval meets: '8 H', '18–20 H', 'avant l’Hégire', 'jusqu’en 1 H'. */
export function hijriYearsWords(from: JulianDay, to: JulianDay): string {
  const last = toHijri(to)?.year;
  if (last === undefined) return BEFORE_HIJRA;
  const first = toHijri(from)?.year;
  if (first === undefined) return `${BEFORE_HIJRA} – ${last} H`;
  return first === last ? `${first} H` : `${first}–${last} H`;
}

/** Formats a day of the tabular calendar: '20 ramadan 8'; null before the calendar begins. */
export function hijriDayWords(jd: JulianDay): string | null {
  const day = toHijri(jd);
  return day && `${day.day === 1 ? '1er' : day.day} ${hijriMonthName(day.month)} ${day.year}`;
}

/** What may stand beside years without naming a month. */
const BESIDE_YEARS = /vers |environ|[IVX]+e siècle/g;

/**
 * Adds « an » to the bare years of a source's Hijri date: 'an 1', 'an 16 ou 17', 'vers l’an 30', but '20 ramadan
 * 8'.
 */
export function namedHijriYear(words: string): string {
  if (/\p{L}{3}/u.test(words.replace(BESIDE_YEARS, ''))) return words;
  return words.startsWith('vers ') ? words.replace('vers ', 'vers l’an ') : `an ${words}`;
}

/** Explains how far a converted day can be trusted: to a day, or by convention only before the year 10. */
export function conversionCaution(jd: JulianDay): string | null {
  if (jd < HIJRI_EPOCH) return null;
  const isConvention = (toHijri(jd)?.year ?? 0) < FIRST_CERTAIN_YEAR;
  return isConvention ? 'conversion conventionnelle' : '± 1 jour';
}
