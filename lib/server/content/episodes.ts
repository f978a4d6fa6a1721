import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import { loadContent } from '@/lib/server/content/loadContent';

/** Loads the own episodes, newest first. */
export const loadEpisodes = (): readonly Episode[] => loadContent().episodes;

/** Finds an own episode by its slug; null for an unknown slug. */
export const findEpisode = (slug: string): Episode | null =>
  loadEpisodes().find((episode) => episode.slug === slug) ?? null;

/** Returns the year in which the numbered series ends. */
export const lastYearOfSeries = (): number =>
  Math.max(
    ...loadEpisodes()
      .filter(({ number }) => number !== undefined)
      .map(({ years }) => years.to),
  );
