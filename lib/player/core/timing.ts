/** Share of the announced duration by which another recording may differ before timings are wrong. */
const TOLERANCE = 0.02;

/**
 * Tells whether timings made on the announced recording hold for the media: the durations, in seconds, differ by at
 * most 2 %. Inserted advertisements shift the timings. An unknown duration counts as equal.
 */
export const isTimingExact = (announced: number | undefined, media: number): boolean =>
  !announced || !(media > 0) || Math.abs(media - announced) <= TOLERANCE * announced;
