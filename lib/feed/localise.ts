import type { FeedEpisode } from '@/lib/feed/episode';

/**
 * The site's own addresses as paths: a page then plays them from whatever address it was itself read from, even
 * when `SITE_URL` was left at its default.
 */
export function localise(episode: FeedEpisode, origin: string): FeedEpisode {
  const path = (address: string): string =>
    address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return {
    ...episode,
    audioUrl: path(episode.audioUrl),
    imageUrl: episode.imageUrl === null ? null : path(episode.imageUrl),
    link: episode.link === null ? null : path(episode.link),
  };
}
