import { YEARS } from '@/lib/timeline/bounds';
import { julianYear } from '@/lib/time/dateWords';
import { hijriYearsWords } from '@/lib/time/hijriWords';
import { julianYearStart } from '@/lib/time/julianCalendar';

interface Dated {
  readonly from: number;
}

/** What begins in one year. */
interface YearGroup<E> {
  readonly year: number;
  /** The Hijri years that the year meets. */
  readonly hijri: string;
  /** How many years before it nothing begins, when they are several; 0 else. */
  readonly gap: number;
  readonly entries: readonly E[];
}

export interface Decade<E> {
  readonly from: number;
  readonly hijri: string;
  readonly years: readonly YearGroup<E>[];
}

/** A silence of fewer years than this is not told. */
const LEAST_GAP = 3;

/** Groups entries by the decade and the year in which they begin; those from before the timeline by its first year. */
export function byDecade<E extends Dated>(entries: readonly E[]): readonly Decade<E>[] {
  const years = groupBy(entries, ({ from }) => Math.max(YEARS.from, julianYear(from)));
  let last: number | null = null;
  const groups = [...years].map(([year, own]): YearGroup<E> => {
    const silence = last === null ? 0 : year - last - 1;
    last = year;
    return {
      year,
      hijri: hijriYearsWords(julianYearStart(year), julianYearStart(year + 1) - 1),
      gap: silence >= LEAST_GAP ? silence : 0,
      entries: own,
    };
  });
  return [...groupBy(groups, ({ year }) => Math.floor(year / 10) * 10)].map(([from, own]) => ({
    from,
    hijri: hijriYearsWords(julianYearStart(from), julianYearStart(from + 10) - 1),
    years: own,
  }));
}

/** What has one number each, in the order in which the numbers first come. */
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
