/** Computes a percentile by linear interpolation; NaN of no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (percent / 100) * (sorted.length - 1);
  const lowerValue = sorted[Math.floor(position)] ?? Number.NaN;
  const upperValue = sorted[Math.ceil(position)] ?? Number.NaN;
  return lowerValue + (upperValue - lowerValue) * (position % 1);
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Computes the ratio of values above a limit; NaN of no values. */
export const shareOver = (values: readonly number[], limit: number): number =>
  values.filter((value) => value > limit).length / values.length;

/** Rank of a series of measures among other series, where less is better. */
export type Standing = 'first' | 'level' | 'behind';

/**
 * Compares a series of measures with other series. Level: the median is within the tolerance of the best median, or the
 * interquartile ranges meet.
 */
export function standing(
  ownValues: readonly number[],
  otherSeries: readonly (readonly number[])[],
  tolerance: number,
): Standing {
  const bestValues = otherSeries.reduce((least, values) =>
    median(values) < median(least) ? values : least,
  );
  if (median(ownValues) < median(bestValues)) return 'first';
  const isNear = median(ownValues) - median(bestValues) <= tolerance;
  return isNear || percentile(ownValues, 25) <= percentile(bestValues, 75) ? 'level' : 'behind';
}
