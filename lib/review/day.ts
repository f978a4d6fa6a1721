const DAY_MS = 86_400_000;

/** Who is still awake at two in the morning is still in the evening before. */
const DAY_BEGINS_AT_MS = 4 * 3_600_000;

/**
 * The number of the day that someone lives in, from 1970: it begins at four in the morning by the local clock, and is
 * the same before and after a change of hour.
 * @param now milliseconds since 1970
 */
export function dayOf(now: number): number {
  const early = new Date(now - DAY_BEGINS_AT_MS);
  return Math.round(Date.UTC(early.getFullYear(), early.getMonth(), early.getDate()) / DAY_MS);
}
