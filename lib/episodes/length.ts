const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats seconds as « 5 min 15 », or « 1 h 02 » from an hour on; rounded to the second, at least 0. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return hours > 0
    ? `${hours}${GAP}h${GAP}${twoDigits(minutes)}`
    : `${minutes}${GAP}min${GAP}${twoDigits(whole % MINUTE)}`;
}

const GAP = '\u00a0';
const MEGABYTE = 1_000_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats bytes as « 1,9 Mo », in millions of bytes; at least 0,1. */
export function formatMegabytes(bytes: number): string {
  const tenths = Math.max(1, Math.round((10 * bytes) / MEGABYTE));
  return `${(tenths / 10).toLocaleString('fr-FR')}${GAP}Mo`;
}
