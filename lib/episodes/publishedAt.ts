import { toTimestamp, type CalendarDay } from '@/lib/time/longDate';

const SIX_HOURS = 6 * 3600 * 1000;

/** When an episode of a day was published, in milliseconds since 1970: that day at 06:00 UTC. */
export const publishedAt = (day: CalendarDay): number => toTimestamp(day) + SIX_HOURS;
