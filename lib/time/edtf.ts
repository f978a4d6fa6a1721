import type { JulianDay } from '@/lib/time/julianCalendar';

/**
 * Dates in a subset of EDTF (ISO 8601-2, levels 0 to 2), read in a given calendar and not in the standard's proleptic
 * Gregorian one, which no historian of these centuries uses. `0630-01-11` a day, `0624-03` a month, `0523-23` a season
 * (21 spring to 24 winter), `0624` a year, `0570~` about a year, `06XX` a century, `[0604..0611]` one moment within a
 * range, `0632-06/0634-08` an interval.
 */
export type Precision = 'day' | 'month' | 'year' | 'about' | 'range' | 'century';

/** A moment within a range of possible days. */
export interface UncertainDate {
  readonly precision: Precision;
  readonly earliest: JulianDay;
  readonly latest: JulianDay;
}

export type TimelineDate =
  | { readonly kind: 'moment'; readonly at: UncertainDate }
  | { readonly kind: 'lasting'; readonly begin: UncertainDate; readonly end: UncertainDate };

/** The functions of a calendar that parsing needs; months count from 1. */
export interface Calendar {
  readonly yearStart: (year: number) => JulianDay;
  readonly monthStart: (year: number, month: number) => JulianDay;
  /** Returns 0 for an invalid month. */
  readonly monthLength: (year: number, month: number) => number;
}

/** In years: the uncertainty of an approximate date (« vers »), to either side. */
export const ABOUT_YEARS = 2;

const MOMENT = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(~)?$/;
const CENTURY = /^(\d\d)XX$/;
const RANGE = /^\[([^.[\]/]+)\.\.([^.[\]/]+)\]$/;
const INTERVAL = /^([^/]+)\/([^/]+)$/;
const SEASON_MONTHS: Readonly<Record<string, number>> = { '21': 3, '22': 6, '23': 9, '24': 12 };

/**
 * Parses an EDTF date (Library of Congress, level 1); null for another form, an invalid day, or an end before the
 * start.
 */
export function parseEdtf(text: string, calendar: Calendar): TimelineDate | null {
  const interval = INTERVAL.exec(text);
  if (!interval) {
    const at = parseMoment(text, calendar);
    return at && { kind: 'moment', at };
  }
  const begin = parseMoment(interval[1] ?? '', calendar);
  const end = parseMoment(interval[2] ?? '', calendar);
  if (!begin || !end || end.latest < begin.earliest) return null;
  return { kind: 'lasting', begin, end };
}

function parseMoment(text: string, calendar: Calendar): UncertainDate | null {
  const range = RANGE.exec(text);
  if (range) {
    const from = parseUnrangedDate(range[1] ?? '', calendar);
    const to = parseUnrangedDate(range[2] ?? '', calendar);
    if (!from || !to || to.latest <= from.latest) return null;
    return { precision: 'range', earliest: from.earliest, latest: to.latest };
  }
  return parseUnrangedDate(text, calendar);
}

function parseUnrangedDate(text: string, calendar: Calendar): UncertainDate | null {
  const { yearStart, monthStart, monthLength } = calendar;
  const years = (precision: Precision, from: number, to: number): UncertainDate => ({
    precision,
    earliest: yearStart(from),
    latest: yearStart(to + 1) - 1,
  });
  const [, centuryDigits] = CENTURY.exec(text) ?? [];
  if (centuryDigits)
    return years('century', Number(centuryDigits) * 100 || 1, Number(centuryDigits) * 100 + 99);
  const [, digits, monthDigits, dayDigits, tilde] = MOMENT.exec(text) ?? [];
  const year = Number(digits);
  if (digits === undefined || year < 1) return null;
  if (tilde) return years('about', Math.max(1, year - ABOUT_YEARS), year + ABOUT_YEARS);
  if (monthDigits === undefined) return years('year', year, year);
  const seasonStart = SEASON_MONTHS[monthDigits];
  if (seasonStart !== undefined && dayDigits === undefined) {
    const [lastYear, lastMonth] = seasonStart === 12 ? [year + 1, 2] : [year, seasonStart + 2];
    const latest = monthStart(lastYear, lastMonth) + monthLength(lastYear, lastMonth) - 1;
    return { precision: 'month', earliest: monthStart(year, seasonStart), latest };
  }
  const month = Number(monthDigits);
  const monthDays = monthLength(year, month);
  const firstDay = monthStart(year, month);
  if (monthDays === 0) return null;
  if (dayDigits === undefined)
    return { precision: 'month', earliest: firstDay, latest: firstDay + monthDays - 1 };
  const day = Number(dayDigits);
  if (day < 1 || day > monthDays) return null;
  return { precision: 'day', earliest: firstDay + day - 1, latest: firstDay + day - 1 };
}

/** Computes the first and last day on which a dated event may have happened. */
export const extentOfDate = (
  date: TimelineDate,
): { readonly from: JulianDay; readonly to: JulianDay } =>
  date.kind === 'moment'
    ? { from: date.at.earliest, to: date.at.latest }
    : { from: date.begin.earliest, to: date.end.latest };
