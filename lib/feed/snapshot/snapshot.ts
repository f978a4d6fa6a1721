import type { FeedEpisode } from '@/lib/feed/read/episode';
import type { ListBytes } from '@/lib/feed/read/list';

/** The feed as it is served now. Times are milliseconds since 1970. */
export interface FeedSnapshot {
  readonly source: 'upstream' | 'built-in';
  /** Newest first, without future episodes; the same array until the list changes. */
  readonly episodes: readonly FeedEpisode[];
  /** `episodes` as JSON. */
  readonly list: ListBytes;
  /** The RSS text in UTF-8. */
  readonly xml: Uint8Array<ArrayBuffer>;
  /** Strong, quotes included; changes with list and text. */
  readonly etag: string;
  readonly lastModified: number;
  /** Last time the upstream sent or confirmed the copy; for the built-in feed, when it was built. */
  readonly fetchedAt: number;
  /** True when the upstream has missed its last confirmation. */
  readonly stale: boolean;
}
