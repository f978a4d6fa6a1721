import { audioKey } from '@/lib/episodes/audioKey';
import type { Episode } from '@/lib/episodes/episode';
import type { FeedEpisode } from '@/lib/feed/read/episode';

/**
 * Filters the feed's episodes to those missing from the fixed list, in the feed's order, without duplicates. An episode
 * is identified by its guid, which the built-in feed derives from the slug, or by the address of its audio; `origin` is
 * the site's.
 */
export function feedOnly(
  episodes: readonly Pick<Episode, 'slug' | 'audio'>[],
  feed: readonly FeedEpisode[],
  origin: string,
): readonly FeedEpisode[] {
  const guids = new Set(episodes.map(({ slug }) => slug));
  const sounds = new Set(
    episodes.flatMap(({ audio }) =>
      audio.kind === 'sample' ? [] : [audioKey(audio.url, origin)],
    ),
  );
  return feed.filter(({ guid, audioUrl }) => {
    const sound = audioKey(audioUrl, origin);
    if (guids.has(guid) || sounds.has(sound)) return false;
    guids.add(guid);
    sounds.add(sound);
    return true;
  });
}
