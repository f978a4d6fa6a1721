import 'server-only';
import type { ThreadLimits } from '@/lib/server/feed/reader/threadReader';
import { readVariable } from '@/lib/server/variables.mjs';

export interface FetchLimits {
  readonly connectMs: number;
  /** Milliseconds for redirects, headers and body together. */
  readonly totalMs: number;
  /** Bytes of the decoded body. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

/**
 * Limits of the reader thread: a feed of 5,000 episodes and 11 MB takes two seconds of an idle processor, many more on
 * a busy processor, and 35 megabytes.
 */
export const THREAD_LIMITS: ThreadLimits = { seconds: 45, megabytes: 48 };

/** Returns the limits of one visit to the upstream; `FEED_TIMEOUT_SECONDS` overrides the total of 20 s. */
export const fetchLimits = (): FetchLimits => ({
  connectMs: 5000,
  totalMs: readVariable('FEED_TIMEOUT_SECONDS') * 1000,
  maxBytes: 12 * 1024 * 1024,
  maxRedirects: 5,
});

/**
 * Reads `FEED_FIRST_WAIT_SECONDS`, default 3: how long a request waits for the very first copy before the built-in feed
 * is served.
 * @returns milliseconds
 */
export const firstWaitMs = (): number => readVariable('FEED_FIRST_WAIT_SECONDS') * 1000;
