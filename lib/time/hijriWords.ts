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

/** Label of days before the Hijri calendar, which has no year below 1. */
export const BEFORE_HIJRA = 'avant l’Hégire';

/** Returns the name of a Hijri month, counted from 1. */
export const hijriMonthName = (month: number): string => MONTHS[month - 1] ?? '';

/** Formats the tabular Hijri years that an interval overlaps: '8 H', '18–20 H', 'avant l’Hégire', 'jusqu’en 1 H'. */
export function hijriYearsWords(from: JulianDay, to: JulianDay): string {
  const lastYear = toHijri(to)?.year;
  if (lastYear === undefined) return BEFORE_HIJRA;
  const firstYear = toHijri(from)?.year;
  if (firstYear === undefined) return `${BEFORE_HIJRA} – ${lastYear} H`;
  return firstYear === lastYear ? `${firstYear} H` : `${firstYear}–${lastYear} H`;
}

/** Formats a day of the tabular calendar: '20 ramadan 8'; null before its first day. */
export function hijriDayWords(jd: JulianDay): string | null {
  const hijriDay = toHijri(jd);
  return (
    hijriDay &&
    `${hijriDay.day === 1 ? '1er' : hijriDay.day} ${hijriMonthName(hijriDay.month)} ${hijriDay.year}`
  );
}

/** Words that qualify a bare year, and are not the name of a month. */
const YEAR_QUALIFIERS = /vers |environ|[IVX]+e siècle/g;

/** Adds « an » to bare years in a source's Hijri date: 'an 1', 'an 16 ou 17', 'vers l’an 30', but '20 ramadan 8'. */
export function namedHijriYear(words: string): string {
  if (/\p{L}{3}/u.test(words.replace(YEAR_QUALIFIERS, ''))) return words;
  return words.startsWith('vers ') ? words.replace('vers ', 'vers l’an ') : `an ${words}`;
}

/** Explains the precision of a converted day: one day, or a mere convention before the year 10. */
export function conversionCaution(jd: JulianDay): string | null {
  if (jd < HIJRI_EPOCH) return null;
  const isConvention = (toHijri(jd)?.year ?? 0) < FIRST_CERTAIN_YEAR;
  return isConvention ? 'conversion conventionnelle' : '± 1 jour';
}
