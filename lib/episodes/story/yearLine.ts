/**
 * The span of an episode's years on a line of years. The line has two scales: years before its bend take less room,
 * since few episodes narrate those years. A span beyond the line is clamped and marked as continuing.
 */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
}

export interface Period extends YearSpan {
  readonly name: string;
}

export interface YearLine extends YearSpan {
  /** The year from which the scale is larger, between `from` and `to`. */
  readonly bend: number;
}

export interface DrawnSpan {
  /** Ratio of the line, from 0 (first year) to 1 (last). */
  readonly start: number;
  readonly end: number;
  readonly goesBefore: boolean;
  readonly goesAfter: boolean;
}

/** Shortest visible span, as a ratio of the line. */
const MIN_SPAN_RATIO = 0.012;
/** Position of the bend, as a ratio of the line. */
const BEND_RATIO = 0.26;

/** Maps a year to its ratio on the line, from 0 to 1; years beyond the line are clamped. */
export function placeYear(year: number, { from, bend, to }: YearLine): number {
  const ratio =
    year < bend
      ? (BEND_RATIO * (year - from)) / (bend - from)
      : BEND_RATIO + ((1 - BEND_RATIO) * (year - bend)) / (to - bend);
  return Math.min(1, Math.max(0, ratio));
}

/** Maps years to a span of the line, at least as wide as can be seen. */
export function placeSpan({ from, to }: YearSpan, line: YearLine): DrawnSpan {
  const start = Math.min(placeYear(from, line), 1 - MIN_SPAN_RATIO);
  return {
    start,
    end: Math.max(placeYear(to, line), start + MIN_SPAN_RATIO),
    goesBefore: from < line.from,
    goesAfter: to > line.to,
  };
}

interface DatedPlace {
  readonly year: number;
  readonly period: string;
}

/**
 * Lays the periods end to end: each period from the first of its places to the next period, the last period until
 * `end`; periods without a place are dropped.
 */
export function periodSpans(
  periods: readonly { readonly id: string; readonly name: string }[],
  places: readonly DatedPlace[],
  end: number,
): readonly Period[] {
  const startedPeriods = periods
    .map(({ id, name }) => ({
      name,
      from: Math.min(...places.filter(({ period }) => period === id).map(({ year }) => year)),
    }))
    .filter(({ from }) => from < end)
    .toSorted((a, b) => a.from - b.from);
  return startedPeriods.map((period, index) => ({
    ...period,
    to: startedPeriods[index + 1]?.from ?? end,
  }));
}
