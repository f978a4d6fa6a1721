import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import { loadContent } from '@/lib/server/content/loadContent';

/** The fixed list of episodes, newest first. */
export const loadEpisodes = (): readonly Episode[] => loadContent().episodes;

/** An episode of the fixed list by its slug; null when there is none. */
export const findEpisode = (slug: string): Episode | null =>
  loadEpisodes().find((episode) => episode.slug === slug) ?? null;

/** The last year that the numbered series tells. */
export const lastYearOfSeries = (): number =>
  Math.max(
    ...loadEpisodes()
      .filter(({ number }) => number !== undefined)
      .map(({ years }) => years.to),
  );
