/** A span for the layout; a row holds spans one after the other. */
export interface Lasting {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Assigns to each span, in list order, the first row that is free at its start (greedy interval partitioning: J.
 * Kleinberg and É. Tardos, Algorithm Design, §4.1). Sorted by start, the spans take the fewest rows possible.
 * @param most number of rows; a span without a free one gets no row
 */
export function layOutSpans(
  spans: readonly Lasting[],
  most = Number.POSITIVE_INFINITY,
): {
  readonly rows: number;
  readonly rowOf: ReadonlyMap<string, number>;
} {
  const rows: Lasting[][] = [];
  const rowOf = new Map<string, number>();
  for (const span of spans) {
    const free = rows.findIndex((row) => row.every((other) => isApart(other, span)));
    const row = free === -1 ? rows.length : free;
    if (row >= most) continue;
    (rows[row] ??= []).push(span);
    rowOf.set(span.id, row);
  }
  return { rows: rows.length, rowOf };
}

/** Tells whether one span ends in or before the month in which the other begins, as reigns follow one another. */
const isApart = (a: Lasting, b: Lasting): boolean =>
  a.to <= b.from + SHARED_DAYS || b.to <= a.from + SHARED_DAYS;

/** In days: overlap that two consecutive reigns may have, as both share the year of a ruler's death. */
const SHARED_DAYS = 366;
