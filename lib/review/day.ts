import { DAY_MS } from '@/lib/time/day';

/** Hour at which a day begins: reviewing at two in the morning belongs to the evening before. */
const DAY_BEGINS_AT = 4;

/**
 * Computes the number of the local day, from 1970: a day begins at four in the morning, across daylight saving changes
 * too.
 * @param now milliseconds since 1970
 */
export function dayOf(now: number): number {
  const local = new Date(now);
  const early = local.getHours() < DAY_BEGINS_AT ? 1 : 0;
  const day = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate() - early);
  return Math.round(day / DAY_MS);
}
