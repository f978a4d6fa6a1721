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
  /** The show's picture, a path of the site or a whole address. */
  readonly imageUrl: string | null;
  /** Written before the address of each sound in the RSS text, and nowhere else; most often nothing. */
  readonly enclosurePrefix: string;
}
