/**
 * Parses and formats the query of the timeline's address, so that a link shows the same view. Invalid fields are
 * dropped: every query yields a valid state.
 */
import type { DateGrade } from '@/lib/map/places/place';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import { END_DAY, FIRST_DAY, YEAR_DAYS, YEARS } from '@/lib/timeline/bounds';
import { IMPORTANCES } from '@/lib/timeline/kinds';
import { julianYearStart, toJulian } from '@/lib/time/julianCalendar';

export interface TimelineQuery {
  readonly search: string;
  /** Ids of hidden lanes. */
  readonly hidden: readonly string[];
  readonly grade: DateGrade | null;
  /** Least importance shown. */
  readonly importance: (typeof IMPORTANCES)[number];
  /** The marked year; null for none. */
  readonly year: number | null;
  /** The visible days, fractions included; null for the whole timeline. */
  readonly range: DayRange | null;
}

/** A range of days, as Julian Day Numbers with a fraction. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** A range of years, both ends included. */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
}

/** Length of the longest search, in characters. */
export const MAX_SEARCH = 80;

/** The query of an address without fields. */
export const EMPTY_QUERY: TimelineQuery = {
  search: '',
  hidden: [],
  grade: null,
  importance: 1,
  year: null,
  range: null,
};

/** Tells whether the filters pass every entry. */
export const isEmptyFilter = ({
  search,
  hidden,
  grade,
  importance,
}: Pick<TimelineQuery, 'search' | 'hidden' | 'grade' | 'importance'>): boolean =>
  search.trim() === '' && hidden.length === 0 && grade === null && importance === 1;

/** Parses the query of an address, with or without question mark. */
export function parseTimelineQuery(query: string, laneIds: readonly string[]): TimelineQuery {
  const fields = new URLSearchParams(query);
  const hiddenIds = (fields.get('sans') ?? '').split(',');
  const importance = Number(fields.get('importance'));
  const year = readYear(fields.get('annee'));
  return {
    search: [...(fields.get('q') ?? '')].slice(0, MAX_SEARCH).join(''),
    hidden: laneIds.filter((id) => hiddenIds.includes(id)),
    grade: CERTAINTY_GRADES.find((grade) => grade === fields.get('certitude')) ?? null,
    importance: IMPORTANCES.find((candidate) => candidate === importance) ?? 1,
    year: year && Math.round(year),
    range: readRange(readYear(fields.get('de')), readYear(fields.get('a'))),
  };
}

/** Formats the query, without question mark, for `parseTimelineQuery`; '' for the defaults. */
export function formatTimelineQuery(query: TimelineQuery): string {
  const fields = new URLSearchParams();
  const write = (name: string, value: string | number | null): void => {
    if (value) fields.set(name, `${value}`);
  };
  const { range, importance } = query;
  write('q', query.search);
  write('sans', query.hidden.join(','));
  write('certitude', query.grade);
  write('importance', importance === 1 ? null : importance);
  write('annee', query.year);
  write('de', range && writeYear(range.from));
  write('a', range && writeYear(range.to));
  return fields.toString().replaceAll('%2C', ',');
}

const DECIMAL = /^\d{3}(\.\d{1,4})?$/;

/** Parses a year of the timeline with its fraction, 622.54; null when invalid. */
function readYear(text: string | null): number | null {
  const year = DECIMAL.test(text ?? '') ? Number(text) : 0;
  return year >= YEARS.from && year <= YEARS.to + 1 ? year : null;
}

/** Formats a day as a year with a fraction of three decimals, a third of a day. */
function writeYear(day: number): number {
  const clampedDay = Math.min(END_DAY - 1e-6, Math.max(FIRST_DAY, day));
  const { year } = toJulian(Math.floor(clampedDay));
  const start = julianYearStart(year);
  const fraction = (clampedDay - start) / (julianYearStart(year + 1) - start);
  return Number((year + fraction).toFixed(3));
}

/** Converts two years to a range of days; null without both, or for less than a month. */
function readRange(from: number | null, to: number | null): DayRange | null {
  if (!from || !to) return null;
  const range = { from: dayOfYear(from), to: dayOfYear(to) };
  return range.to - range.from > YEAR_DAYS / 12 ? range : null;
}

/** Converts a year with a fraction to a day with a fraction. */
function dayOfYear(year: number): number {
  const wholeYear = Math.floor(year);
  const start = julianYearStart(wholeYear);
  return start + (year - wholeYear) * (julianYearStart(wholeYear + 1) - start);
}
