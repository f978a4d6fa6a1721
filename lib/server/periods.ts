import 'server-only';
import type { Choice } from '@/lib/episodes/filter';
import type { Episode } from '@/lib/episodes/episode';
import { loadQuestionLabels } from '@/lib/server/quiz';

/**
 * The periods that these episodes tell, in the order of the history, by the names that the maps and the quiz give
 * them.
 * @throws Error naming the episode whose period has no name.
 */
export function periodsOf(inStoryOrder: readonly Episode[]): readonly Choice[] {
  const { periods } = loadQuestionLabels();
  const told = new Set(
    inStoryOrder.flatMap((episode) => {
      const unknown = episode.periods.find((id) => !periods.has(id));
      if (unknown === undefined) return episode.periods;
      throw new Error(
        `content/episodes/${episode.slug}.json : la période « ${unknown} » est inconnue. Donnez son nom sur une carte ou dans content/quiz/periods.`,
      );
    }),
  );
  return [...told].map((id) => ({ id, name: periods.get(id) ?? id }));
}
