import type { FeedEpisode } from '@/lib/feed/read/episode';

/** The list of the first episode alone, as JSON: what a button that plays it needs, its long notes left out. */
export const latestJson = (episodes: readonly FeedEpisode[]): string =>
  JSON.stringify(episodes.slice(0, 1).map((episode) => ({ ...episode, description: '' })));
