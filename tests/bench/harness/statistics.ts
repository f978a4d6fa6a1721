/** The value below which this percent of the values lie, by linear interpolation; NaN of no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (percent / 100) * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** From 0 to 1: how many of the values are greater than the limit; NaN of no values. */
export const shareOver = (values: readonly number[], limit: number): number =>
  values.filter((value) => value > limit).length / values.length;

/** How one stands among others, where less is better. */
export type Standing = 'first' | 'level' | 'behind';

/**
 * Level is: no farther from the best median than the tolerance, or with an interquartile range that meets that of
 * the best.
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
