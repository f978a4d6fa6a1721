import type { CalendarDay } from '@/lib/time/longDate';

/** The site's time zone: days are those of Paris, whatever the machine's zone. */
const PARIS_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Converts an ISO 8601 instant to its day in Paris; null when invalid. */
export function parisDay(instant: string): CalendarDay | null {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return null;
  const dateParts = new Map(
    PARIS_FORMAT.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  const readField = (type: Intl.DateTimeFormatPartTypes): number => Number(dateParts.get(type));
  return { year: readField('year'), month: readField('month'), day: readField('day') };
}
