import type { Episode } from '@/lib/episodes/episode';
import type { Site } from '@/lib/site/site';

export interface FeedFacts {
  readonly site: Site;
  /** Newest first. */
  readonly episodes: readonly Episode[];
  /** Without a trailing slash. */
  readonly origin: string;
  /** UUIDv5 of the feed's address. */
  readonly podcastGuid: string;
  /** The show's picture, a path of the site or an absolute address. */
  readonly imageUrl: string | null;
  /** Prefix of the enclosures' addresses, in the RSS text only; usually empty. */
  readonly enclosurePrefix: string;
}
