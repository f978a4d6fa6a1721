import { DAY_MS } from '@/lib/time/day';

/** Hour at which a day begins: reviewing at two in the morning belongs to the evening before. */
const DAY_START_HOUR = 4;

/**
 * Computes the number of the local day, from 1970: a day begins at four in the morning, across daylight saving changes
 * too.
 * @param now milliseconds since 1970
 */
export function dayOf(now: number): number {
  const localDate = new Date(now);
  const daysBefore = localDate.getHours() < DAY_START_HOUR ? 1 : 0;
  const day = Date.UTC(
    localDate.getFullYear(),
    localDate.getMonth(),
    localDate.getDate() - daysBefore,
  );
  return Math.round(day / DAY_MS);
}
