export const PAGE_SIZE = 24;

export interface Page<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly number: number;
  /** At least 1, even for an empty list. */
  readonly count: number;
  /** Items on all pages together. */
  readonly total: number;
}

/** Slices a page out of a list; a number out of range is clamped. */
export function pageOf<T>(
  items: readonly T[],
  requestedNumber: number,
  size = PAGE_SIZE,
): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / size));
  const number = Math.min(count, Math.max(1, requestedNumber));
  return {
    items: items.slice((number - 1) * size, number * size),
    number,
    count,
    total: items.length,
  };
}

/**
 * Lists the numbers of a pagination: first, last, and the current page's neighbours. Null stands for a gap of at least
 * two numbers.
 */
export function pageNumbers(number: number, count: number): readonly (number | null)[] {
  const neighbours = Array.from({ length: 3 }, (_, index) => number - 1 + index);
  const shownPages = [...new Set([1, ...neighbours, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return shownPages.flatMap((page, index) => {
    const previousPage = shownPages[index - 1] ?? page - 1;
    if (page - previousPage === 2) return [page - 1, page];
    return page - previousPage > 2 ? [null, page] : [page];
  });
}
