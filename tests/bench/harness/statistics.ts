/** Computes a percentile by linear interpolation; NaN of no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (percent / 100) * (sorted.length - 1);
  const lower = sorted[Math.floor(position)] ?? Number.NaN;
  const upper = sorted[Math.ceil(position)] ?? Number.NaN;
  return lower + (upper - lower) * (position % 1);
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Computes the ratio of values above a limit; NaN of no values. */
export const shareOver = (values: readonly number[], limit: number): number =>
  values.filter((value) => value > limit).length / values.length;

/** Rank among others, where less is better. */
export type Standing = 'first' | 'level' | 'behind';

/**
 * Compares own measures with others'. Level: the median is within the tolerance of the best one, or
 * the interquartile ranges meet.
 */
export function standing(
  own: readonly number[],
  others: readonly (readonly number[])[],
  tolerance: number,
): Standing {
  const best = others.reduce((least, values) =>
    median(values) < median(least) ? values : least,
  );
  if (median(own) < median(best)) return 'first';
  const isNear = median(own) - median(best) <= tolerance;
  return isNear || percentile(own, 25) <= percentile(best, 75) ? 'level' : 'behind';
}
