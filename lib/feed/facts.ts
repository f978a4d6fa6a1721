import type { Episode } from '@/lib/episodes/episode';
import type { Place } from '@/lib/map/place';
import type { Site } from '@/lib/site/site';

/** The sound of an episode and what goes with it. */
export interface EpisodeMedia {
  /** A path of the site, or a whole address. */
  readonly audioUrl: string;
  /** 0 when the file is elsewhere and its length unknown. */
  readonly bytes: number;
  readonly type: string;
  readonly hasTranscript: boolean;
  readonly hasChapters: boolean;
}

export interface FeedFacts {
  readonly site: Site;
  /** Newest first. */
  readonly episodes: readonly Episode[];
  readonly media: ReadonlyMap<string, EpisodeMedia>;
  readonly places: ReadonlyMap<string, Pick<Place, 'name' | 'longitude' | 'latitude'>>;
  /** Without a trailing slash. */
  readonly origin: string;
  /** UUIDv5 of the feed's address. */
  readonly podcastGuid: string;
  /** The show's picture, a path of the site or a whole address. */
  readonly imageUrl: string | null;
}
