const HOUR = 3600;
const MINUTE = 60;

/** Matches '754', '754s', '12m34s', '1h2m', '12:34' and '1:02:03'; seconds may have decimals. */
const START_FORMS =
  /^(?=\d)(?:(\d+)(?:h|:(?=\d+:)))?(?:(\d+)(?:m|:(?=\d)))?(?:(\d+(?:\.\d+)?)s?)?$/;

/** In seconds: the longest start that is accepted, a whole day. */
const LONGEST_START = 24 * HOUR;

/**
 * Parses the start second of an address (`?t=754`, `?t=754.25`, also `12m34s` and `1:02:03`); undefined for another
 * form, or a second at or beyond the end. `duration` is in seconds; with an unknown duration (absent, 0, NaN) any
 * second within a day is accepted, and the player clamps the second once the metadata are loaded.
 */
export function parseStartTime(query: string | null, duration?: number): number | undefined {
  const match = START_FORMS.exec(query ?? '');
  if (!match) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  const startSeconds = hours * HOUR + minutes * MINUTE + seconds;
  return startSeconds < (duration || LONGEST_START) ? startSeconds : undefined;
}
