/** In seconds: a cue counts from this much before its start, since elements round the second of a seek. */
const LEAD_SECONDS = 0.05;

/**
 * Finds the index of the cue at a second; -1 before the first and after the end. Starts are sorted, in seconds.
 * @param lead seconds before its start from which a cue counts
 */
export function cueAt(
  starts: readonly number[],
  end: number,
  seconds: number,
  lead = LEAD_SECONDS,
): number {
  if (seconds > end) return -1;
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Number.POSITIVE_INFINITY) <= seconds + lead) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
