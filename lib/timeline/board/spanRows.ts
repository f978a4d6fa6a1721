/** Days of a span for the layout, the last day included. */
export interface SpanExtent {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Assigns to each span, in list order, the first row that is free at its start (greedy interval partitioning: J.
 * Kleinberg and É. Tardos, Algorithm Design, §4.1). Sorted by start, the spans take the fewest rows possible.
 * @param maxRows number of rows; a span without a free one gets no row
 */
export function layOutSpans(
  spans: readonly SpanExtent[],
  maxRows = Number.POSITIVE_INFINITY,
): {
  readonly rows: number;
  readonly rowOf: ReadonlyMap<string, number>;
} {
  const rows: SpanExtent[][] = [];
  const rowOf = new Map<string, number>();
  for (const span of spans) {
    const freeRow = rows.findIndex((row) => row.every((rowSpan) => isApart(rowSpan, span)));
    const row = freeRow === -1 ? rows.length : freeRow;
    if (row >= maxRows) continue;
    (rows[row] ??= []).push(span);
    rowOf.set(span.id, row);
  }
  return { rows: rows.length, rowOf };
}

/** Tells whether one span ends in or before the month in which the other begins, as reigns follow one another. */
const isApart = (a: SpanExtent, b: SpanExtent): boolean =>
  a.to <= b.from + SHARED_DAYS || b.to <= a.from + SHARED_DAYS;

/** Overlap that two consecutive reigns may have, in days: both share the year of a ruler's death. */
const SHARED_DAYS = 366;
