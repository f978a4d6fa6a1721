import type { TimelineDate, UncertainDate } from '@/lib/time/edtf';
import { toJulian, type JulianDay } from '@/lib/time/julianCalendar';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
const WEEKDAYS = [
  'dimanche',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
] as const;
const SEASONS: Readonly<Record<number, string>> = { 3: 'printemps', 6: 'été', 9: 'automne' };
const CENTURIES = [
  'Ier',
  'IIe',
  'IIIe',
  'IVe',
  'Ve',
  'VIe',
  'VIIe',
  'VIIIe',
  'IXe',
  'Xe',
] as const;
const LONGEST_MONTH = 31;

/** Returns the French name of a month, counted from 1. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** Returns the French name of a day of the week, counted from 0 for Sunday. */
export const weekdayName = (day: number): string => WEEKDAYS[day] ?? '';

/** Computes the Julian year in which a day lies. */
export const julianYear = (jd: JulianDay): number => toJulian(jd).year;

/** Formats a day of the Julian calendar: '11 janvier 630', '1er mai 630'. */
function dayWords(jd: JulianDay): string {
  const { year, month, day } = toJulian(jd);
  return `${day === 1 ? '1er' : day} ${monthName(month)} ${year}`;
}

/** Formats a date of the Julian calendar in French words: 'vers 570', 'entre 604 et 611', '632–661'. */
export function dateWords(date: TimelineDate): string {
  if (date.kind === 'moment') return momentWords(date.at);
  const [beginWords, endWords] = [momentWords(date.begin), momentWords(date.end)];
  if (beginWords === endWords) return beginWords;
  const areYears = date.begin.precision === 'year' && date.end.precision === 'year';
  return areYears ? `${beginWords}–${endWords}` : `${beginWords} – ${endWords}`;
}

function momentWords(date: UncertainDate): string {
  const { precision, earliest, latest } = date;
  const firstDay = toJulian(earliest);
  switch (precision) {
    case 'day':
      return dayWords(earliest);
    case 'month': {
      const isSeason = latest - earliest > LONGEST_MONTH;
      return `${isSeason ? (SEASONS[firstDay.month] ?? 'hiver') : monthName(firstDay.month)} ${firstDay.year}`;
    }
    case 'year':
      return String(firstDay.year);
    case 'about':
      return `vers ${Math.round((firstDay.year + julianYear(latest)) / 2)}`;
    case 'century':
      return `${CENTURIES[Math.floor(firstDay.year / 100)] ?? ''} siècle`;
    case 'range':
      return `entre ${rangeWords(earliest, latest)}`;
  }
}

/** Formats both ends of a range in their precision: years, months of one year, or days of one month. */
function rangeWords(earliest: JulianDay, latest: JulianDay): string {
  const [from, to] = [toJulian(earliest), toJulian(latest)];
  const hasWholeYears = from.month === 1 && from.day === 1 && to.month === 12 && to.day === 31;
  if (hasWholeYears) return `${from.year} et ${to.year}`;
  const hasWholeMonths = from.day === 1 && toJulian(latest + 1).day === 1;
  if (hasWholeMonths) {
    const firstMonth = `${monthName(from.month)}${from.year === to.year ? '' : ` ${from.year}`}`;
    return `${firstMonth} et ${monthName(to.month)} ${to.year}`;
  }
  const isWithinMonth = from.year === to.year && from.month === to.month;
  return `le ${isWithinMonth ? from.day : dayWords(earliest)} et le ${dayWords(latest)}`;
}
