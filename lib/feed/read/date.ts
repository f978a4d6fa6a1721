interface WrittenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: string | undefined;
  readonly zone: string | undefined;
}

const CLOCK = String.raw`(\d{1,2}:\d{1,2}(?::\d{1,2}(?:[.,]\d+)?)?)`;
const ZONE = String.raw`((?:[a-z]{1,5})?\s*(?:[+-]\d{1,2}:?\d{2})|[a-z]{1,5})`;
const TIME = String.raw`(?:,?\s+${CLOCK}(?:\s*${ZONE})?)?$`;

const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})(?:er)?[\s-]+([^\s\d-]+)[\s-]+(\d{2,4})${TIME}`,
  'i',
);
const MONTH_FIRST = new RegExp(String.raw`^([^\s\d-]+)\s+(\d{1,2}),?\s+(\d{4})${TIME}`, 'i');
const ISO = new RegExp(
  String.raw`^(\d{4})-(\d{2})-(\d{2})(?:[t\s]\s*${CLOCK}(?:\s*${ZONE})?)?$`,
  'i',
);

/** In characters: longer than any date with its comment. */
const MAX_LENGTH = 100;

const WEEKDAY = /^[a-zà-ÿ]{2,9}\.?,?\s+(?=\d|[a-zà-ÿ]{3,9}\.?\s+\d)/i;

/**
 * Parses a `pubDate` into ISO 8601 UTC, or null when it is ambiguous or does not exist. Reads RFC 822 with the obsolete
 * forms of RFC 2822 §4.3, French month names, and ISO 8601. A date without a time is noon UTC, the same day everywhere
 * in Europe; a time without a zone, or with an unknown one, is UTC.
 */
export function parseFeedDate(text: string): string | null {
  const collapsed = text.trim().replace(/\s+/g, ' ');
  if (collapsed.length > MAX_LENGTH) return null;
  const written = readWrittenDate(collapsed.replace(/\([^()]*\)/g, ' ').trim());
  if (written === null || !isRealDay(written)) return null;
  const seconds = written.time === undefined ? 12 * 3600 : secondsOf(written.time);
  const offset = written.zone === undefined ? 0 : zoneMinutes(written.zone);
  if (seconds === null || offset === null) return null;
  const midnight = Date.UTC(written.year, written.month - 1, written.day);
  return new Date(midnight + (seconds - offset * 60) * 1000).toISOString();
}

function readWrittenDate(text: string): WrittenDate | null {
  const iso = ISO.exec(text);
  if (iso) return dateOf(iso[1], Number(iso[2]), iso[3], iso[4], iso[5]);
  const withoutWeekday = text.replace(WEEKDAY, '');
  const dayFirst = DAY_FIRST.exec(withoutWeekday);
  if (dayFirst)
    return dateOf(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1], dayFirst[4], dayFirst[5]);
  const monthFirst = MONTH_FIRST.exec(text) ?? MONTH_FIRST.exec(withoutWeekday);
  return monthFirst
    ? dateOf(
        monthFirst[3],
        monthNumber(monthFirst[1]),
        monthFirst[2],
        monthFirst[4],
        monthFirst[5],
      )
    : null;
}

const dateOf = (
  year = '',
  month: number | null,
  day = '',
  time: string | undefined,
  zone: string | undefined,
): WrittenDate | null =>
  month === null ? null : { year: fullYear(year), month, day: Number(day), time, zone };

/** Expands two- and three-digit years (RFC 2822 §4.3). */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length >= 4) return year;
  return year + (digits.length === 2 && year < 50 ? 2000 : 1900);
}

function isRealDay({ year, month, day }: WrittenDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Parses a time of day into seconds since midnight; 24:00:00 is the end of the day and 60 a leap second. */
function secondsOf(clock: string): number | null {
  const [hours = 0, minutes = 0, seconds = 0] = clock
    .replace(/[.,].*$/, '')
    .split(':')
    .map(Number);
  const total = hours * 3600 + minutes * 60 + seconds;
  return minutes > 59 || seconds > 60 || total > 86_400 ? null : total;
}

const ENGLISH_MONTHS =
  'january february march april may june july august september october november december';
const FRENCH_MONTHS =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre';
const MONTHS = [ENGLISH_MONTHS, FRENCH_MONTHS].map((names) => names.split(' '));

/** Zone names of feeds (RFC 822 §5, and Europe's), in minutes east of Greenwich. */
const ZONES: Readonly<Record<string, number>> = {
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  AST: -240,
  ADT: -180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

/**
 * Returns the number, 1–12, of an English or French month, whole or cut to three letters or more ('Sept', 'févr.'),
 * else null.
 */
function monthNumber(word = ''): number | null {
  const letters = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f.,]/g, '')
    .toLowerCase();
  if (letters.length < 3) return null;
  const months = new Set(
    MONTHS.flatMap((names) =>
      names.flatMap((name, i) => (name.startsWith(letters) ? [i + 1] : [])),
    ),
  );
  const [month] = months;
  return months.size === 1 && month !== undefined ? month : null;
}

/**
 * Parses '+0200', '+02:00', 'GMT-0400' or a name into minutes east of Greenwich. An unknown name counts as UTC (RFC
 * 2822 §4.3); an offset of a day or more is null.
 */
function zoneMinutes(zone: string): number | null {
  const match = /([+-])(\d{1,2}):?(\d{2})$/.exec(zone);
  if (!match) return ZONES[zone.trim().toUpperCase()] ?? 0;
  const hours = Number(match[2]);
  const minutes = Number(match[3]);
  if (hours > 14 || minutes > 59) return null;
  return (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes);
}
