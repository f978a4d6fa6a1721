const HOUR = 3600;
const MINUTE = 60;

/** Parses 'hh:mm:ss' of a record into seconds; null when malformed. */
export function parseClock(text: string): number | null {
  const match = /^(\d{2}):([0-5]\d):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * HOUR + Number(match[2]) * MINUTE + Number(match[3]) : null;
}

/** Formats seconds as 'm:ss' (minutes are not folded into hours); a non-finite or negative value gives '0:00'. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** Formats seconds as 'hh:mm:ss', the form of episode records. */
export function formatRecordClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60, whole % MINUTE];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Formats seconds as an ISO 8601 duration such as 'PT5M37S', the value of `<time datetime>`. */
export function formatIsoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `PT${Math.floor(whole / MINUTE)}M${whole % MINUTE}S`;
}

/** Formats seconds for a screen reader, '2 minutes 5 secondes'; '0 seconde' for a non-finite value. */
export function speakDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / MINUTE);
  const rest = whole % MINUTE;
  if (minutes === 0) return unit(rest, 'seconde');
  return rest === 0
    ? unit(minutes, 'minute')
    : `${unit(minutes, 'minute')} ${unit(rest, 'seconde')}`;
}

const unit = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;
