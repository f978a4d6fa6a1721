const HOUR = 3600;
const MINUTE = 60;

/** Parses 'hh:mm:ss' of a record into seconds; null when malformed. */
export function parseClock(text: string): number | null {
  const match = /^(\d{2}):([0-5]\d):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * HOUR + Number(match[2]) * MINUTE + Number(match[3]) : null;
}

/** Formats seconds as 'm:ss' (minutes are not folded into hours); a non-finite or negative value gives '0:00'. */
export function formatClock(seconds: number): string {
  const wholeSeconds = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(wholeSeconds / MINUTE)}:${String(wholeSeconds % MINUTE).padStart(2, '0')}`;
}

/** Formats seconds as 'hh:mm:ss', the form of episode records. */
export function formatRecordClock(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.round(seconds));
  const units = [
    Math.floor(wholeSeconds / HOUR),
    Math.floor(wholeSeconds / MINUTE) % 60,
    wholeSeconds % MINUTE,
  ];
  return units.map((value) => String(value).padStart(2, '0')).join(':');
}

/** Formats seconds as an ISO 8601 duration such as 'PT5M37S', the value of `<time datetime>`. */
export function formatIsoDuration(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.round(seconds));
  return `PT${Math.floor(wholeSeconds / MINUTE)}M${wholeSeconds % MINUTE}S`;
}

/** Formats seconds for a screen reader, '2 minutes 5 secondes'; '0 seconde' for a non-finite value. */
export function speakDuration(seconds: number): string {
  const wholeSeconds = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(wholeSeconds / MINUTE);
  const restSeconds = wholeSeconds % MINUTE;
  if (minutes === 0) return formatCount(restSeconds, 'seconde');
  return restSeconds === 0
    ? formatCount(minutes, 'minute')
    : `${formatCount(minutes, 'minute')} ${formatCount(restSeconds, 'seconde')}`;
}

const formatCount = (count: number, word: string): string =>
  `${count} ${word}${count > 1 ? 's' : ''}`;
