/** A line from one row to the next, by the places of its ends. */
export interface Strand {
  readonly from: number;
  readonly to: number;
}

/** Counts the pairs of strands that cross; a common end is no crossing. Quadratic: a row has a few dozen. */
export function countCrossings(strands: readonly Strand[]): number {
  let count = 0;
  for (let i = 0; i < strands.length; i += 1) {
    const strand = strands[i];
    if (!strand) continue;
    for (let j = i + 1; j < strands.length; j += 1) {
      const otherStrand = strands[j];
      if (otherStrand && (strand.from - otherStrand.from) * (strand.to - otherStrand.to) < 0)
        count += 1;
    }
  }
  return count;
}
