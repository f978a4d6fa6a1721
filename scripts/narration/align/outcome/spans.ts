import type { Path, Take } from '../path/takes';

/** When something sounds, in seconds. */
export type Span = { readonly start: number; readonly end: number };

/**
 * The take of each line that is shown: the last one, for who begins again means it better; if need be one that was
 * broken off; null when there is none. Read in the order of the lines they follow each other.
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
