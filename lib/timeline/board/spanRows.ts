/** Something that lasts; a row holds spans one after the other. */
export interface Lasting {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Gives each span the first row that is free when it begins (greedy interval partitioning: J. Kleinberg and É. Tardos,
 * Algorithm Design, §4.1), in the order of the list. Sorted by their beginning, they take as few rows as can be.
 * @param most how many rows there may be; a span that finds none free among them has no row
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

/** Whether one ends in the month in which the other begins, or before: rulers follow one another. */
const isApart = (a: Lasting, b: Lasting): boolean =>
  a.to <= b.from + SHARED_DAYS || b.to <= a.from + SHARED_DAYS;

/** How long two spans may overlap and still follow one another: the year in which a ruler dies has two. */
const SHARED_DAYS = 366;
