import type { FeedEpisode } from '@/lib/feed/read/episode';
import type { ListBytes } from '@/lib/feed/read/list';

/** The feed as it is served now. Times are milliseconds since 1970. */
export interface FeedSnapshot {
  readonly source: 'upstream' | 'built-in';
  /** Newest first, none dated in the future; the same array until the list changes. */
  readonly episodes: readonly FeedEpisode[];
  /** `episodes` as JSON. */
  readonly list: ListBytes;
  /** The RSS text, to be sent as UTF-8. */
  readonly xml: Uint8Array<ArrayBuffer>;
  /** Strong, quotes included; changes with the list and with the text. */
  readonly etag: string;
  readonly lastModified: number;
  /** When the upstream last gave or confirmed it; for the built-in feed, when it was made. */
  readonly fetchedAt: number;
  /** True when the upstream should have confirmed it since, and did not. */
  readonly stale: boolean;
}
