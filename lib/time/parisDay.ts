import type { CalendarDay } from '@/lib/time/longDate';

/** Where the site lives: a day is told as it was there, whatever the machine's own zone. */
const PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Converts an ISO 8601 instant to its day in Paris; null when it is none. */
export function parisDay(instant: string): CalendarDay | null {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return null;
  const parts = new Map(PARIS.formatToParts(time).map(({ type, value }) => [type, value]));
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  return { year: read('year'), month: read('month'), day: read('day') };
}
