/** A unit of a row: its width, preferred left edge and weight. */
export interface Preference {
  readonly width: number;
  /** Preferred left edge; null for none. */
  readonly at: number | null;
  readonly weight: number;
  /** Least gap to the preceding unit. */
  readonly gap: number;
}

/** Weight of a unit without a preference, which still keeps neighbours in order. */
const FAINT_WEIGHT = 1e-6;

/**
 * Computes the left edges, in order and without overlap, that are nearest to the preferred edges by least squares:
 * isotonic regression after subtracting the preceding widths (pool adjacent violators; M. Ayer et al., 1955). Linear in
 * the number of units.
 * @param currentLefts present left edges, for units without a preference
 */
export function fitInOrder(
  preferences: readonly Preference[],
  currentLefts: readonly number[],
): number[] {
  const { length } = preferences;
  const offsets = new Float64Array(length);
  // Pools of adjacent units as stacks: their sums, weights and first indices.
  const sums = new Float64Array(length);
  const weights = new Float64Array(length);
  const starts = new Int32Array(length + 1);
  let pools = 0;
  let offset = 0;
  for (let rank = 0; rank < length; rank += 1) {
    const { width, at, weight, gap } = preferences[rank] ?? EMPTY;
    if (rank > 0) offset += gap;
    offsets[rank] = offset;
    let poolWeight = at === null ? FAINT_WEIGHT : weight;
    let sum = ((at ?? currentLefts[rank] ?? 0) - offset) * poolWeight;
    let start = rank;
    while (
      pools > 0 &&
      valueAt(sums, pools - 1) / valueAt(weights, pools - 1) > sum / poolWeight
    ) {
      pools -= 1;
      sum = valueAt(sums, pools) + sum;
      poolWeight = valueAt(weights, pools) + poolWeight;
      start = valueAt(starts, pools);
    }
    sums[pools] = sum;
    weights[pools] = poolWeight;
    starts[pools] = start;
    pools += 1;
    offset += width;
  }
  const lefts: number[] = [];
  starts[pools] = length;
  for (let pool = 0; pool < pools; pool += 1) {
    const level = valueAt(sums, pool) / valueAt(weights, pool);
    for (let rank = valueAt(starts, pool); rank < valueAt(starts, pool + 1); rank += 1)
      lefts.push(valueAt(offsets, rank) + level);
  }
  return lefts;
}

const EMPTY: Preference = { width: 0, at: null, weight: 0, gap: 0 };

const valueAt = (values: Float64Array | Int32Array, rank: number): number => values[rank] ?? 0;
