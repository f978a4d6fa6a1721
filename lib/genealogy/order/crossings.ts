/** A line from one row to the next, by the places of its ends. */
export interface Strand {
  readonly from: number;
  readonly to: number;
}

/** Counts the pairs of strands that cross; a common end is no crossing. Quadratic: a row has a few dozen. */
export function countCrossings(strands: readonly Strand[]): number {
  let count = 0;
  for (let i = 0; i < strands.length; i += 1) {
    const one = strands[i];
    if (!one) continue;
    for (let j = i + 1; j < strands.length; j += 1) {
      const other = strands[j];
      if (other && (one.from - other.from) * (one.to - other.to) < 0) count += 1;
    }
  }
  return count;
}
