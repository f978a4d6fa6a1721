/**
 * The years that an episode tells, on a line of the years that most episodes tell. The line has two scales: the years
 * before its bend are drawn closer, since little is told of each. What lies outside of the line ends at its edge and
 * is said to go on.
 */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
}

export interface Period extends YearSpan {
  readonly name: string;
}

export interface YearLine extends YearSpan {
  /** The year, between the first and the last, from which the scale is larger. */
  readonly bend: number;
}

export interface DrawnSpan {
  /** From 0, the first year of the line, to 1, its last. */
  readonly start: number;
  readonly end: number;
  readonly goesBefore: boolean;
  readonly goesAfter: boolean;
}

/** Shortest span that is still seen, as a ratio of the line. */
const SHORTEST = 0.012;
/** Where the bend is, as a ratio of the line. */
const BEND = 0.26;

/** Maps a year to its ratio on the line, from 0 to 1; a year outside is at the nearer edge. */
export function placeYear(year: number, { from, bend, to }: YearLine): number {
  const ratio =
    year < bend
      ? (BEND * (year - from)) / (bend - from)
      : BEND + ((1 - BEND) * (year - bend)) / (to - bend);
  return Math.min(1, Math.max(0, ratio));
}

export function placeSpan({ from, to }: YearSpan, line: YearLine): DrawnSpan {
  const start = Math.min(placeYear(from, line), 1 - SHORTEST);
  return {
    start,
    end: Math.max(placeYear(to, line), start + SHORTEST),
    goesBefore: from < line.from,
    goesAfter: to > line.to,
  };
}

interface Dated {
  readonly year: number;
  readonly period: string;
}

/**
 * Lays the periods end to end: each begins with the first of its places and lasts until the next, the last one
 * until `end`; a period without a place is left out.
 */
export function periodSpans(
  periods: readonly { readonly id: string; readonly name: string }[],
  places: readonly Dated[],
  end: number,
): readonly Period[] {
  const begun = periods
    .map(({ id, name }) => ({
      name,
      from: Math.min(...places.filter(({ period }) => period === id).map(({ year }) => year)),
    }))
    .filter(({ from }) => from < end)
    .toSorted((a, b) => a.from - b.from);
  return begun.map((period, rank) => ({ ...period, to: begun[rank + 1]?.from ?? end }));
}
