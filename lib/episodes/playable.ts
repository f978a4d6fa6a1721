import type { Episode } from '@/lib/episodes/episode';
import type { PlayableEpisode } from '@/lib/player/core/playable';

type Own = Pick<Episode, 'slug' | 'path' | 'title' | 'seconds' | 'audio' | 'picture'>;

/** What the player needs of an episode of `content/`; it has no author of its own, so the site signs it. */
export function playableEpisode(
  { slug, path, title, seconds, audio, picture }: Own,
  siteName: string,
): PlayableEpisode {
  return {
    id: slug,
    title,
    author: siteName,
    ...(audio.kind !== 'sample' && { audioUrl: audio.url }),
    imageUrl: picture.thumbnail,
    artwork: picture.artwork,
    announcedDuration: seconds,
    pageUrl: path,
  };
}
