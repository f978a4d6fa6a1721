import type { Entry } from '@/lib/timeline/entry';

/** Finds the entries before and after an entry in chronological order. */
export function entryNeighbours<E extends Pick<Entry, 'id'>>(
  sortedEntries: readonly E[],
  id: string,
  count: number,
): { readonly before: readonly E[]; readonly after: readonly E[] } {
  const index = sortedEntries.findIndex((entry) => entry.id === id);
  return {
    before: sortedEntries.slice(Math.max(0, index - count), index),
    after: sortedEntries.slice(index + 1, index + 1 + count),
  };
}
