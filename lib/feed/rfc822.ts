import type { Episode } from '@/lib/episodes/episode';
import { parseLongDate, toTimestamp } from '@/lib/time/longDate';

const SIX_HOURS = 6 * 3600 * 1000;

/** When an episode was published, in milliseconds since 1970: its day at 06:00 UTC; null without a date. */
export function publishedAt({ date }: Pick<Episode, 'date'>): number | null {
  const day = date === undefined ? null : parseLongDate(date);
  return day === null ? null : toTimestamp(day) + SIX_HOURS;
}

/** The same in the form of RFC 822 that RSS asks for ('Sun, 01 Jun 2025 06:00:00 GMT'). */
export function rfc822(episode: Pick<Episode, 'date'>): string | null {
  const time = publishedAt(episode);
  return time === null ? null : new Date(time).toUTCString();
}
