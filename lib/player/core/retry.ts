const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 16_000;
const MAX_ATTEMPTS = 8;

/**
 * Computes the delay before attempt 1, 2, …, in milliseconds (doubling, at most 16 s); null beyond the last attempt.
 */
export function reloadDelayMs(attempt: number): number | null {
  if (attempt > MAX_ATTEMPTS) return null;
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
}

/**
 * Largest number of reloads after decoder errors: each costs up to two requests, and a missing audio device repeats the
 * error.
 */
const MAX_DECODE_ATTEMPTS = 2;

/** MediaError.MEDIA_ERR_NETWORK: the connection failed after the audio had been found. */
const MEDIA_ERR_NETWORK = 2;

/** MediaError.MEDIA_ERR_DECODE: the audio was received, but cannot be decoded. */
const MEDIA_ERR_DECODE = 3;

/** Tells whether a `MediaError.code` is that of a decoder. */
export const isDecodeError = (code: number): boolean => code === MEDIA_ERR_DECODE;

/** Returns the delay before the reload that follows decoder error 1, 2, …, in milliseconds; null beyond the last. */
export const decodeRetryDelay = (errorCount: number): number | null =>
  errorCount > MAX_DECODE_ATTEMPTS ? null : reloadDelayMs(errorCount);

export interface PlaybackFailure {
  /** MediaError.code; 0 without a code. */
  readonly code: number;
  /** Whether this source had loaded its metadata before. */
  readonly wasReadable: boolean;
  readonly online: boolean;
}

/**
 * Tells whether another request for the same address can help. A request for an address that never gave audio (404,
 * 410, another type) does not help; an address that was playing may be a signed address that has expired.
 */
export const isWorthRetrying = ({ code, wasReadable, online }: PlaybackFailure): boolean =>
  code === MEDIA_ERR_NETWORK || wasReadable || !online;
