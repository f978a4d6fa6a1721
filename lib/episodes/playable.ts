import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import type { FeedEpisode } from '@/lib/feed/episode';
import type { PlayableEpisode } from '@/lib/player/playable';
import { parseClock } from '@/lib/time/clock';

/** What the player needs of an episode of the fixed list; it has no author of its own, so the site signs it. */
export function playableEpisode(episode: Episode, siteName: string): PlayableEpisode {
  const { slug, title, audioUrl, imageUrl, duration } = episode;
  return {
    id: slug,
    title,
    author: siteName,
    ...(audioUrl && { audioUrl }),
    ...(imageUrl && { imageUrl }),
    announcedDuration: parseClock(duration) ?? 0,
    pageUrl: episodePath(slug),
  };
}

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
