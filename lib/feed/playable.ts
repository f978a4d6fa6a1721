import type { FeedEpisode } from '@/lib/feed/read/episode';
import type { PlayableEpisode } from '@/lib/player/core/playable';

/** What the player needs of an episode that comes from the feed. */
export function playableFeedEpisode(episode: FeedEpisode, siteName: string): PlayableEpisode {
  return {
    id: episode.guid,
    title: episode.title,
    author: episode.author ?? siteName,
    audioUrl: episode.audioUrl,
    ...(episode.imageUrl && { imageUrl: episode.imageUrl }),
    announcedDuration: episode.duration ?? 0,
  };
}
