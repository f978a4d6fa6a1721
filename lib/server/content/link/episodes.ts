import 'server-only';
import { type Episode, summaryOf } from '@/lib/episodes/episode';
import { newestFirst } from '@/lib/episodes/record';
import { storyNeighbours } from '@/lib/episodes/story/story';
import { linkEpisode, type EpisodeContext } from '@/lib/server/content/link/episode';
import type { Records } from '@/lib/server/content/records';

/**
 * Links the episodes to their places, people and periods, to their files in `public/` and to each other, newest first.
 */
export function linkEpisodes(
  files: Records['episodes'],
  context: EpisodeContext,
  problems: string[],
): readonly Episode[] {
  const records = files.flatMap(({ name: slug, record }) =>
    record === null ? [] : [{ slug, record }],
  );
  const episodes = newestFirst(records).map((entry, index) =>
    linkEpisode(entry, index + 1, context, problems),
  );
  return episodes.map((episode) => {
    const { previous, next } = storyNeighbours(episodes, episode.slug);
    return {
      ...episode,
      previous: previous && summaryOf(previous),
      next: next && summaryOf(next),
    };
  });
}
