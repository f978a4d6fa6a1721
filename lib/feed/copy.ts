import type { FeedEpisode } from '@/lib/feed/episode';

/** The feed as it is served now. Times are milliseconds since 1970. */
export interface FeedCopy {
  readonly source: 'upstream' | 'built-in';
  /** Newest first, none dated in the future. */
  readonly episodes: readonly FeedEpisode[];
  /** The RSS text, to be sent as UTF-8. */
  readonly xml: string;
  /** Strong, quotes included; changes with the list and with the text. */
  readonly etag: string;
  readonly lastModified: number;
  /** When the upstream last gave or confirmed it; for the built-in feed, when it was made. */
  readonly fetchedAt: number;
  /** True when the upstream should have confirmed it since, and did not. */
  readonly stale: boolean;
}
