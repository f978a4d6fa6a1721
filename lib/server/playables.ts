import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import { playableEpisode } from '@/lib/episodes/playable';
import type { PlayableEpisode } from '@/lib/player/playable';
import { artworkOf, thumbnailOf } from '@/lib/server/pictures';
import { loadSite } from '@/lib/server/site';

/** An episode of the fixed list as the player wants it, with pictures of the right sizes. */
export function playableOf(episode: Episode): PlayableEpisode {
  const playable = playableEpisode(episode, loadSite().name);
  const { imageUrl } = playable;
  if (imageUrl === undefined) return playable;
  return { ...playable, imageUrl: thumbnailOf(imageUrl), artwork: artworkOf(imageUrl) };
}
