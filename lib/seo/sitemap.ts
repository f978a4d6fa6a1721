import type { Episode } from '@/lib/episodes/episode';
import { episodePath } from '@/lib/episodes/address';
import { mapPath, placePath } from '@/lib/map/address';
import type { PagePath } from '@/lib/site/pagePath';
import { parseLongDate, toIsoDay } from '@/lib/time/longDate';

/** A page of the site map. */
export interface SitemapPage {
  readonly path: PagePath;
  /** The day ('2025-06-01') of its last change; absent when nobody knows it. */
  readonly changed?: string;
}

interface SitemapFacts {
  readonly episodes: readonly Pick<Episode, 'slug' | 'date'>[];
  readonly maps: readonly { readonly id: string; readonly placeIds: readonly string[] }[];
}

/**
 * Every page that search engines may show, each once. A date stands only where it is true: an episode's page changed
 * on the day of its publication, and the lists that show it changed with the newest. The age of a file is not a
 * date of its text (a clone makes every file new), so the other pages give none.
 */
export function sitemapPages({ episodes, maps }: SitemapFacts): readonly SitemapPage[] {
  const days = episodes.flatMap((episode) => publishedOn(episode) ?? []);
  const newest = days.toSorted().at(-1);
  return [
    dated('/', newest),
    dated('/episodes', newest),
    ...episodes.map((episode) => dated(episodePath(episode.slug), publishedOn(episode))),
    { path: '/outils' },
    ...maps.flatMap(({ id, placeIds }) => [
      { path: mapPath(id) },
      ...placeIds.map((placeId) => ({ path: placePath(id, placeId) })),
    ]),
    { path: '/outils/quizz' },
    { path: '/about' },
    { path: '/contact' },
    { path: '/shop' },
  ];
}

function publishedOn({ date }: Pick<Episode, 'date'>): string | undefined {
  const day = date === undefined ? null : parseLongDate(date);
  return day ? toIsoDay(day) : undefined;
}

const dated = (path: PagePath, day: string | undefined): SitemapPage =>
  day === undefined ? { path } : { path, changed: day };
