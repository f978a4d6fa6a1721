import type { Episode } from '@/lib/episodes/episode';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';

type StoryEpisode = Pick<Episode, 'slug' | 'years'> &
  Partial<Pick<Episode, 'category' | 'number'>>;

/** Finds the previous and next episodes in story order; null at either end, and for an unknown episode. */
export function storyNeighbours<T extends StoryEpisode>(
  episodes: readonly T[],
  slug: string,
): { readonly previous: T | null; readonly next: T | null } {
  const story = inStoryOrder(episodes);
  const index = story.findIndex((episode) => episode.slug === slug);
  if (index < 0) return { previous: null, next: null };
  return { previous: story[index - 1] ?? null, next: story[index + 1] ?? null };
}
