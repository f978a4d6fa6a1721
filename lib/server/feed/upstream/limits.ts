import 'server-only';
import type { ThreadLimits } from '@/lib/server/feed/reader/threadReader';
import { readVariable } from '@/lib/server/variables.mjs';

export interface FetchLimits {
  readonly connectMs: number;
  /** For everything: redirects, headers and body. */
  readonly totalMs: number;
  /** Of the decoded body. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

/**
 * What the reading of one feed may take: one of 5,000 episodes and 11 MB takes two seconds of a processor, many more
 * where others want it too, and 35 megabytes.
 */
export const THREAD_LIMITS: ThreadLimits = { seconds: 45, megabytes: 48 };

/** Returns the limits of one visit to the upstream; `FEED_TIMEOUT_SECONDS` overrides the 20 s in all. */
export const fetchLimits = (): FetchLimits => ({
  connectMs: 5000,
  totalMs: readVariable('FEED_TIMEOUT_SECONDS') * 1000,
  maxBytes: 12 * 1024 * 1024,
  maxRedirects: 5,
});

/**
 * Reads how many milliseconds a request waits for the very first copy before the built-in feed is served:
 * `FEED_FIRST_WAIT_SECONDS`, default 3.
 */
export const firstWaitMs = (): number => readVariable('FEED_FIRST_WAIT_SECONDS') * 1000;
