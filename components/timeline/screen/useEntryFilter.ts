import { useEffect, useMemo, useState, type RefObject } from 'react';
import type * as Filtering from '@/components/timeline/screen/filtering';
import type { BoardEntry } from '@/lib/timeline/board/board';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { isEmptyFilter, type TimelineQuery } from '@/lib/timeline/query';

/**
 * Filters the entries, and the list that the server has written.
 * @param list contains the list
 * @param tool contains the names of the lanes
 * @returns the entries that pass, in order; and a function that finds the best match of the search
 */
export function useEntryFilter(
  all: readonly BoardEntry[],
  { search, hidden, grade, importance }: TimelineQuery,
  list: RefObject<HTMLElement | null>,
  tool: RefObject<HTMLElement | null>,
  shown: ShownBoard,
) {
  /** Module of the filters, loaded at the first use of one. */
  const [filterModule, setFilterModule] = useState<typeof Filtering | null>(null);
  const isFiltered = !isEmptyFilter({ search, hidden, grade, importance });
  const entries = useMemo(
    () => filterModule?.filterEntries(all, { search, hidden, grade, importance }) ?? all,
    [filterModule, all, search, hidden, grade, importance],
  );
  useEffect(() => {
    if (isFiltered) void import('@/components/timeline/screen/filtering').then(setFilterModule);
  }, [isFiltered]);
  useEffect(() => {
    if (list.current) filterModule?.applyFilter(list.current, entries);
    if (tool.current) filterModule?.placeLaneNames(tool.current, shown);
  }, [filterModule, list, entries, tool, shown]);
  return {
    entries,
    isFiltered,
    findBestMatch: (query: TimelineQuery) =>
      query.search.trim() ? filterModule?.bestEntry(all, query) : undefined,
  };
}
