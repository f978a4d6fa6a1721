import { YEARS } from '@/lib/timeline/bounds';
import { julianYear } from '@/lib/time/dateWords';
import { hijriYearsWords } from '@/lib/time/hijriWords';
import { julianYearStart } from '@/lib/time/julianCalendar';

interface DatedEntry {
  readonly from: number;
}

/** Entries that begin in one year. */
interface YearGroup<E> {
  readonly year: number;
  /** Hijri years that overlap the year. */
  readonly hijri: string;
  /** Number of years without an entry before the year; 0 for a short gap. */
  readonly gap: number;
  readonly entries: readonly E[];
}

export interface Decade<E> {
  readonly from: number;
  readonly hijri: string;
  readonly years: readonly YearGroup<E>[];
}

/** Shortest gap, in years, that is mentioned. */
const MIN_GAP_YEARS = 3;

/** Groups entries by the decade and year in which they begin; entries from before the timeline by its first year. */
export function byDecade<E extends DatedEntry>(entries: readonly E[]): readonly Decade<E>[] {
  const years = groupBy(entries, ({ from }) => Math.max(YEARS.from, julianYear(from)));
  let lastYear: number | null = null;
  const groups = [...years].map(([year, yearEntries]): YearGroup<E> => {
    const gap = lastYear === null ? 0 : year - lastYear - 1;
    lastYear = year;
    return {
      year,
      hijri: hijriYearsWords(julianYearStart(year), julianYearStart(year + 1) - 1),
      gap: gap >= MIN_GAP_YEARS ? gap : 0,
      entries: yearEntries,
    };
  });
  return [...groupBy(groups, ({ year }) => Math.floor(year / 10) * 10)].map(
    ([from, decadeYears]) => ({
      from,
      hijri: hijriYearsWords(julianYearStart(from), julianYearStart(from + 10) - 1),
      years: decadeYears,
    }),
  );
}

/** Groups items by a number, in order of first occurrence. */
function groupBy<T>(
  list: readonly T[],
  numberOf: (item: T) => number,
): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of list) {
    const number = numberOf(item);
    groups.set(number, [...(groups.get(number) ?? []), item]);
  }
  return groups;
}
