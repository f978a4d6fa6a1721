import type { Episode } from '@/lib/episodes/episode';
import type { EpisodeSummary } from '@/lib/episodes/summary';

/** An episode of `content/` as a list shows it. */
export const summaryOf = (episode: Episode): EpisodeSummary => ({
  id: episode.slug,
  titleId: `titre-${episode.slug}`,
  title: episode.title,
  shortTitle: episode.shortTitle,
  target: { kind: 'page', href: episode.path },
  number: episode.number ?? null,
  category: episode.category ?? null,
  periods: episode.periods.map(({ id }) => id),
  years: episode.years,
  seconds: episode.seconds,
  day: episode.day,
  publishedAt: episode.publishedAt,
  picture: episode.picture,
  description: episode.description,
  playable: episode.playable,
});
