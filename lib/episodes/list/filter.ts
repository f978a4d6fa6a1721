import type { EpisodeSummary } from '@/lib/episodes/summary';

/** A value of a filter, as the address writes it and as it is read. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** What the list can be filtered by: only values that some episode has. */
export interface ListChoices {
  readonly categories: readonly string[];
  readonly periods: readonly Choice[];
}

export interface ListFilter {
  /** Null for every category. */
  readonly category: string | null;
  /** The id of a period; null for all. */
  readonly period: string | null;
}

/** Tells whether an episode passes the filters; a feed episode has neither category nor period. */
export const passes = (
  episode: Pick<EpisodeSummary, 'category' | 'periods'>,
  { category, period }: ListFilter,
): boolean =>
  (category === null || episode.category === category) &&
  (period === null || episode.periods.includes(period));
