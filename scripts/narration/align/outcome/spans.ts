import type { Path, Take } from '../path/takes';

/** Start and end of a sound, in seconds. */
export type Span = { readonly start: number; readonly end: number };

/**
 * Selects the take of each line: the last take, since speakers repeat to correct themselves, preferably complete; null
 * for a line without takes. The kept takes are in chronological order.
 */
export function selectTakes({ takes }: Path, lineCount: number): readonly (Take | null)[] {
  const selected: (Take | null)[] = [];
  let nextStart = Infinity;
  for (let line = lineCount - 1; line >= 0; line -= 1) {
    const earlierTakes = takes.filter((take) => take.line === line && take.to <= nextStart);
    const take = earlierTakes.findLast(({ isWhole }) => isWhole) ?? earlierTakes.at(-1) ?? null;
    selected.unshift(take);
    nextStart = take?.from ?? nextStart;
  }
  return selected;
}
