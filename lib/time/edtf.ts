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

/** In years: the uncertainty of « vers », to either side. */
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
  const lasting = INTERVAL.exec(text);
  if (!lasting) {
    const at = parseMoment(text, calendar);
    return at && { kind: 'moment', at };
  }
  const begin = parseMoment(lasting[1] ?? '', calendar);
  const end = parseMoment(lasting[2] ?? '', calendar);
  if (!begin || !end || end.latest < begin.earliest) return null;
  return { kind: 'lasting', begin, end };
}

function parseMoment(text: string, calendar: Calendar): UncertainDate | null {
  const range = RANGE.exec(text);
  if (range) {
    const from = parseSingle(range[1] ?? '', calendar);
    const to = parseSingle(range[2] ?? '', calendar);
    if (!from || !to || to.latest <= from.latest) return null;
    return { precision: 'range', earliest: from.earliest, latest: to.latest };
  }
  return parseSingle(text, calendar);
}

function parseSingle(text: string, calendar: Calendar): UncertainDate | null {
  const { yearStart, monthStart, monthLength } = calendar;
  const years = (precision: Precision, from: number, to: number): UncertainDate => ({
    precision,
    earliest: yearStart(from),
    latest: yearStart(to + 1) - 1,
  });
  const [, hundreds] = CENTURY.exec(text) ?? [];
  if (hundreds)
    return years('century', Number(hundreds) * 100 || 1, Number(hundreds) * 100 + 99);
  const [, digits, part, dayDigits, about] = MOMENT.exec(text) ?? [];
  const year = Number(digits);
  if (digits === undefined || year < 1) return null;
  if (about) return years('about', Math.max(1, year - ABOUT_YEARS), year + ABOUT_YEARS);
  if (part === undefined) return years('year', year, year);
  const seasonStart = SEASON_MONTHS[part];
  if (seasonStart !== undefined && dayDigits === undefined) {
    const [lastYear, last] = seasonStart === 12 ? [year + 1, 2] : [year, seasonStart + 2];
    const latest = monthStart(lastYear, last) + monthLength(lastYear, last) - 1;
    return { precision: 'month', earliest: monthStart(year, seasonStart), latest };
  }
  const month = Number(part);
  const length = monthLength(year, month);
  const start = monthStart(year, month);
  if (length === 0) return null;
  if (dayDigits === undefined)
    return { precision: 'month', earliest: start, latest: start + length - 1 };
  const day = Number(dayDigits);
  if (day < 1 || day > length) return null;
  return { precision: 'day', earliest: start + day - 1, latest: start + day - 1 };
}

/** Computes the first and last day on which a dated event may have happened. */
export const extentOfDate = (
  date: TimelineDate,
): { readonly from: JulianDay; readonly to: JulianDay } =>
  date.kind === 'moment'
    ? { from: date.at.earliest, to: date.at.latest }
    : { from: date.begin.earliest, to: date.end.latest };
