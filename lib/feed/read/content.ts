import type { FeedEpisode } from '@/lib/feed/read/episode';
import type { ListBytes } from '@/lib/feed/read/list';

/** What a feed says, ready to be kept and served. The same object as long as not one byte of it changes. */
export interface FeedContent extends SerializedFeed {
  /** Those of `list`: newest first, each guid once, those dated in the future included. */
  readonly episodes: readonly FeedEpisode[];
}

/** The same as bytes only, which pass from one thread to another, or to a disk, at no cost. */
export interface SerializedFeed {
  readonly list: ListBytes;
  /** The RSS text, in UTF-8 and labelled so. */
  readonly xml: Uint8Array<ArrayBuffer>;
  /** `lastBuildDate` in ISO 8601, or null. */
  readonly builtAt: string | null;
  /** SHA-256 of `list` and `xml`, in base64url. */
  readonly digest: string;
}
