import type { Entry } from '@/lib/timeline/entry';

/** Finds the entries before and after an entry in chronological order. */
export function entryNeighbours<E extends Pick<Entry, 'id'>>(
  inTime: readonly E[],
  id: string,
  count: number,
): { readonly before: readonly E[]; readonly after: readonly E[] } {
  const at = inTime.findIndex((entry) => entry.id === id);
  return {
    before: inTime.slice(Math.max(0, at - count), at),
    after: inTime.slice(at + 1, at + 1 + count),
  };
}
