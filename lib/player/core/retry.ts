const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 16_000;
const MAX_ATTEMPTS = 8;

/** Computes the milliseconds before attempt 1, 2, … (doubling, at most 16 s); null when the attempts are used up. */
export function reloadDelayMs(attempt: number): number | null {
  if (attempt > MAX_ATTEMPTS) return null;
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
}

/** Reloads after errors of the decoder: each may cost two requests, and an absent sound device repeats the error. */
const MAX_DECODE_ATTEMPTS = 2;

/** MediaError.MEDIA_ERR_NETWORK: the connection broke after the audio had been found. */
const NETWORK = 2;

/** MediaError.MEDIA_ERR_DECODE: the audio came, and this device cannot play it. */
const DECODE = 3;

export const isDecodeError = (code: number): boolean => code === DECODE;

/** Returns the milliseconds before the reload that follows decoder error 1, 2, …, or null when it is time to give up. */
export const decodeRetryDelay = (error: number): number | null =>
  error > MAX_DECODE_ATTEMPTS ? null : reloadDelayMs(error);

export interface Breakdown {
  /** MediaError.code, or 0 when the browser gave none. */
  readonly code: number;
  /** Whether this source had already given its metadata: it exists, or did a moment ago. */
  readonly wasReadable: boolean;
  readonly online: boolean;
}

/**
 * Tells whether requesting the same address again can help. An address that never answered with audio (404, 410,
 * not a sound) will not get better; one that had been playing may be a signed copy that has expired.
 */
export const isWorthRetrying = ({ code, wasReadable, online }: Breakdown): boolean =>
  code === NETWORK || wasReadable || !online;
