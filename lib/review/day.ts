const DAY_MS = 86_400_000;

/** Who is still awake at two in the morning is still in the evening before. */
const DAY_BEGINS_AT = 4;

/**
 * The number of the day that someone lives in, from 1970: it begins at four in the morning by the local clock, also on
 * the night when the hour changes.
 * @param now milliseconds since 1970
 */
export function dayOf(now: number): number {
  const local = new Date(now);
  const early = local.getHours() < DAY_BEGINS_AT ? 1 : 0;
  const day = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate() - early);
  return Math.round(day / DAY_MS);
}
