const FIRST_DELAY_SECONDS = 30;
const MAX_FACTOR = 30;
const DAY_SECONDS = 86_400;

export interface Failing {
  /** Failures in a row, 1 or more. */
  readonly failures: number;
  readonly ttlSeconds: number;
  /** `Retry-After` of the upstream, or null. */
  readonly retryAfterSeconds: number | null;
  /** In [0, 1). */
  readonly random: number;
}

/**
 * Computes the seconds until the next visit to the upstream: doubling from 30 s (or the time to live, if shorter) up to
 * thirty times that, less a random half, so that instances started together spread; never less than `Retry-After`,
 * which counts for at most a day.
 */
export function visitDelaySeconds({
  failures,
  ttlSeconds,
  retryAfterSeconds,
  random,
}: Failing): number {
  const firstDelay = Math.max(1, Math.min(FIRST_DELAY_SECONDS, ttlSeconds));
  const longestDelay = firstDelay * MAX_FACTOR;
  const delay = Math.min(firstDelay * 2 ** Math.min(failures - 1, 30), longestDelay);
  return Math.max(delay * (1 - random / 2), Math.min(retryAfterSeconds ?? 0, DAY_SECONDS));
}

/** Parses a `Retry-After` header, a number or an HTTP date (RFC 9110 §10.2.3), into seconds; null when malformed. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text);
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - now) / 1000));
}
