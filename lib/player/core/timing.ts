/** Beyond this ratio of the announced length, what was timed on one recording is not heard there in the other. */
const TOLERANCE = 0.02;

/**
 * Tells whether seconds counted on the announced recording hold on the media that plays: their durations differ by
 * at most 2 %. They do not when the host inserts advertisements. Lengths in seconds; unknown ones never disagree.
 */
export const isTimingExact = (announced: number | undefined, media: number): boolean =>
  !announced || !(media > 0) || Math.abs(media - announced) <= TOLERANCE * announced;
