import 'server-only';
import type { ListChoices } from '@/lib/episodes/list/filter';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { periodsOf } from '@/lib/server/content/periods';

/** Returns what the list of episodes can be filtered by. */
export function listChoices(): ListChoices {
  const episodes = loadEpisodes();
  return {
    categories: [...new Set(episodes.flatMap(({ category }) => category ?? []))],
    periods: periodsOf(inStoryOrder(episodes)),
  };
}
