/** A calendar day, without time or zone: month 1–12, day 1–31. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const FRENCH_LONG_DATE = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** Parses an English long date such as 'June 01, 2025'; null when malformed or not a date of the calendar. */
export function parseLongDate(text: string): CalendarDay | null {
  const match = /^([A-Z][a-z]+) (\d{1,2}), ([1-9]\d{3})$/.exec(text.trim());
  if (!match) return null;
  const month = ENGLISH_MONTHS.findIndex((name) => name === match[1]) + 1;
  const day = { year: Number(match[3]), month, day: Number(match[2]) };
  return month > 0 && isCalendarDay(day) ? day : null;
}

/** Converts a day to its midnight UTC, in milliseconds since 1970. */
export const toTimestamp = ({ year, month, day }: CalendarDay): number =>
  Date.UTC(year, month - 1, day);

/** Formats a day as '2025-06-01', the value of `<time datetime>`. */
export const toIsoDay = (day: CalendarDay): string =>
  new Date(toTimestamp(day)).toISOString().slice(0, 10);

/** Formats an ISO day ('2025-06-01') as '1 juin 2025'. */
export const formatIsoDay = (day: string): string => FRENCH_LONG_DATE.format(Date.parse(day));

/** Formats a day as '1 juin 2025', without the '1er' of prose: the form of dates in lists. */
export const formatFrenchDay = (day: CalendarDay): string =>
  FRENCH_LONG_DATE.format(toTimestamp(day));

function isCalendarDay(day: CalendarDay): boolean {
  const date = new Date(toTimestamp(day));
  return date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day;
}
