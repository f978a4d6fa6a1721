import { YEARS } from '@/lib/timeline/bounds';
import { julianYear } from '@/lib/time/dateWords';
import { hijriYearsWords } from '@/lib/time/hijriWords';
import { julianYearStart } from '@/lib/time/julianCalendar';

interface Dated {
  readonly from: number;
}

/** Entries that begin in one year. */
interface YearGroup<E> {
  readonly year: number;
  /** Hijri years that overlap the year. */
  readonly hijri: string;
  /** Number of years without an entry before this one; 0 for a short gap. */
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

/** Groups entries by the decade and year in which they begin; earlier ones by the timeline's first year. */
export function byDecade<E extends Dated>(entries: readonly E[]): readonly Decade<E>[] {
  const years = groupBy(entries, ({ from }) => Math.max(YEARS.from, julianYear(from)));
  let last: number | null = null;
  const groups = [...years].map(([year, own]): YearGroup<E> => {
    const silence = last === null ? 0 : year - last - 1;
    last = year;
    return {
      year,
      hijri: hijriYearsWords(julianYearStart(year), julianYearStart(year + 1) - 1),
      gap: silence >= MIN_GAP_YEARS ? silence : 0,
      entries: own,
    };
  });
  return [...groupBy(groups, ({ year }) => Math.floor(year / 10) * 10)].map(([from, own]) => ({
    from,
    hijri: hijriYearsWords(julianYearStart(from), julianYearStart(from + 10) - 1),
    years: own,
  }));
}

/** Groups items by a number, in order of first occurrence. */
function groupBy<T>(
  list: readonly T[],
  numberOf: (one: T) => number,
): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of list) {
    const number = numberOf(one);
    groups.set(number, [...(groups.get(number) ?? []), one]);
  }
  return groups;
}
