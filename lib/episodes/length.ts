const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats seconds as « 5 min 15 », or « 1 h 02 » from an hour on; rounded to the second, at least 0. */
export function formatLength(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.round(seconds));
  const hours = Math.floor(wholeSeconds / HOUR);
  const minutes = Math.floor((wholeSeconds % HOUR) / MINUTE);
  return hours > 0
    ? `${hours}${NO_BREAK_SPACE}h${NO_BREAK_SPACE}${twoDigits(minutes)}`
    : `${minutes}${NO_BREAK_SPACE}min${NO_BREAK_SPACE}${twoDigits(wholeSeconds % MINUTE)}`;
}

const NO_BREAK_SPACE = '\u00a0';
const MEGABYTE = 1_000_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats bytes as « 1,9 Mo », in millions of bytes; at least 0,1. */
export function formatMegabytes(bytes: number): string {
  const tenths = Math.max(1, Math.round((10 * bytes) / MEGABYTE));
  return `${(tenths / 10).toLocaleString('fr-FR')}${NO_BREAK_SPACE}Mo`;
}
