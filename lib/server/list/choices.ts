import 'server-only';
import type { ListChoices } from '@/lib/episodes/list/filter';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { periodsOf } from '@/lib/server/content/periods';

/** Lists the filters of the list of episodes with their options. */
export function listChoices(): ListChoices {
  const episodes = loadEpisodes();
  return {
    categories: [...new Set(episodes.flatMap(({ category }) => category ?? []))],
    periods: periodsOf(inStoryOrder(episodes)),
  };
}
