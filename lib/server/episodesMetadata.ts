import 'server-only';
import type { Metadata } from 'next';
import { formatListQuery, isWholeList } from '@/lib/episodes/query';
import type { EpisodeListing } from '@/lib/server/episodeListing';
import { pageMetadata } from '@/lib/server/pageMetadata';

const TITLE = 'Tous les épisodes';

const DESCRIPTION =
  'Les épisodes du podcast, du plus récent au plus ancien\u00a0: l’Arabie avant l’islam, la vie de Muhammad, Médine, et comment travaillent les historiens.';

/**
 * Only the whole list, newest first, is for search engines, each of its pages by its own address. A search, a filter
 * or another order shows again what is found there.
 */
export function episodesMetadata({
  query,
  page,
}: Pick<EpisodeListing, 'query' | 'page'>): Metadata {
  if (!isWholeList(query)) {
    const title =
      query.search === '' ? TITLE : `«\u00a0${query.search}\u00a0» dans les épisodes`;
    return {
      ...pageMetadata({ title, description: DESCRIPTION, path: '/episodes' }),
      robots: { index: false, follow: true },
    };
  }
  const isFirst = page.number === 1;
  return pageMetadata({
    title: isFirst ? TITLE : `${TITLE} – page ${page.number}`,
    description: isFirst
      ? DESCRIPTION
      : `Page ${page.number} sur ${page.count} de la liste des épisodes, du plus récent au plus ancien.`,
    path: `/episodes${formatListQuery(query)}`,
  });
}
