/** How many episodes a page shows. */
export const PAGE_SIZE = 24;

export interface Page<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly number: number;
  /** At least 1, even when there is nothing to show. */
  readonly count: number;
  /** Items on all pages together. */
  readonly total: number;
}

/** Slices one page out of a list; a number beyond the last page gives the last, one below 1 the first. */
export function pageOf<T>(items: readonly T[], asked: number, size = PAGE_SIZE): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / size));
  const number = Math.min(count, Math.max(1, asked));
  return {
    items: items.slice((number - 1) * size, number * size),
    number,
    count,
    total: items.length,
  };
}

/**
 * Lists the page numbers of a pagination: the first, the last, and the neighbours of the current one. A null
 * stands for those that are left out, of which there are always at least two.
 */
export function pageNumbers(number: number, count: number): readonly (number | null)[] {
  const near = Array.from({ length: 3 }, (_, index) => number - 1 + index);
  const kept = [...new Set([1, ...near, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return kept.flatMap((page, index) => {
    const before = kept[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
