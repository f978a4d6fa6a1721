import { useEffect, useMemo, useState, type RefObject } from 'react';
import type * as Filtering from '@/components/timeline/screen/filtering';
import type { BoardEntry } from '@/lib/timeline/board/board';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { isEmptyFilter, type TimelineQuery } from '@/lib/timeline/query';

/**
 * Filters the entries, the server's list of entries and the server's names of the lanes.
 * @param list element around the list
 * @param drawing element around the names of the lanes
 * @returns the entries that pass, in order; and a function that finds the best match of the search
 */
export function useEntryFilter(
  allEntries: readonly BoardEntry[],
  { search, hidden, grade, importance }: TimelineQuery,
  list: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
  shownBoard: ShownBoard,
) {
  /** Module of the filters; null until a first filter is set. */
  const [filterModule, setFilterModule] = useState<typeof Filtering | null>(null);
  const isFiltered = !isEmptyFilter({ search, hidden, grade, importance });
  const entries = useMemo(
    () =>
      filterModule?.filterEntries(allEntries, { search, hidden, grade, importance }) ??
      allEntries,
    [filterModule, allEntries, search, hidden, grade, importance],
  );
  useEffect(() => {
    if (isFiltered) void import('@/components/timeline/screen/filtering').then(setFilterModule);
  }, [isFiltered]);
  useEffect(() => {
    if (list.current) filterModule?.applyFilter(list.current, entries);
    if (drawing.current) filterModule?.placeLaneNames(drawing.current, shownBoard);
  }, [filterModule, list, entries, drawing, shownBoard]);
  return {
    entries,
    isFiltered,
    findBestMatch: (query: TimelineQuery) =>
      query.search.trim() ? filterModule?.bestEntry(allEntries, query) : undefined,
  };
}
