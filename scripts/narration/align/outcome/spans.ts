import type { Path, Take } from '../path/takes';

/** Start and end of a sound, in seconds. */
export type Span = { readonly start: number; readonly end: number };

/**
 * Selects the take of each line: the last one, since speakers repeat to correct themselves, preferably complete; null
 * for none. The kept takes are in chronological order.
 */
export function keptTakes({ takes }: Path, lines: number): readonly (Take | null)[] {
  const kept: (Take | null)[] = [];
  let before = Infinity;
  for (let line = lines - 1; line >= 0; line -= 1) {
    const heard = takes.filter((take) => take.line === line && take.to <= before);
    const take = heard.findLast(({ isWhole }) => isWhole) ?? heard.at(-1) ?? null;
    kept.unshift(take);
    before = take?.from ?? before;
  }
  return kept;
}
