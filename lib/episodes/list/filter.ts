import type { EpisodeSummary } from '@/lib/episodes/summary';

/** A value of a filter: its word in the address and its label. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** The values of the list's filters that at least one episode has. */
export interface ListChoices {
  readonly categories: readonly string[];
  readonly periods: readonly Choice[];
}

export interface ListFilter {
  /** Null for every category. */
  readonly category: string | null;
  /** Id of a period; null for all. */
  readonly period: string | null;
}

/** Tells whether an episode passes the filters; feed episodes have neither category nor period. */
export const passesFilter = (
  episode: Pick<EpisodeSummary, 'category' | 'periods'>,
  { category, period }: ListFilter,
): boolean =>
  (category === null || episode.category === category) &&
  (period === null || episode.periods.includes(period));
