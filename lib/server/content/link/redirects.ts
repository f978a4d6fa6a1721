import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { PAGES, PAGE_IDS } from '@/lib/site/pages';
import { expandRedirects, type RedirectRecord } from '@/lib/site/addresses/redirects';

interface RedirectTargets {
  readonly episodes: readonly Pick<Episode, 'number' | 'path'>[];
  readonly maps: readonly Pick<HistoricalMap, 'path'>[];
}

/**
 * Maps each guessed address to its page. A guess that is itself a page, or that leads to no page, is added to
 * `problems` as one line.
 */
export function linkRedirects(
  records: readonly RedirectRecord[],
  { episodes, maps }: RedirectTargets,
  problems: string[],
): ReadonlyMap<string, string> {
  const redirects = expandRedirects(records, episodes);
  const pages = new Set<string>([
    ...PAGE_IDS.map((id) => PAGES[id].path),
    ...episodes.map(({ path }) => path),
    ...maps.map(({ path }) => path),
  ]);
  const locationOf = (from: string): string =>
    `content/redirects.json \u2192 «\u00a0${from}\u00a0»`;
  for (const [from, to] of redirects) {
    if (pages.has(from))
      problems.push(
        `${locationOf(from)} : une adresse sans page est attendue, celle-ci en a une`,
      );
    if (!pages.has(to) && to !== FEED_PATH)
      problems.push(
        `${locationOf(from)} : l’adresse d’une page est attendue, «\u00a0${to}\u00a0» n’en est pas une`,
      );
  }
  return redirects;
}

/** Address of the podcast's feed, which is not a page. */
const FEED_PATH = '/feed.xml';
