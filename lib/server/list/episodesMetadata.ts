import 'server-only';
import type { Metadata } from 'next';
import { formatListQuery, isWholeList } from '@/lib/episodes/list/query';
import type { EpisodeListing } from '@/lib/episodes/list/listing';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE, description: DESCRIPTION, path: PATH } = PAGES.episodes;

/**
 * Builds the metadata of the list. Only the whole list, newest first, is indexed, each of its pages by its own
 * address: a search, a filter or another order repeats it.
 */
export function episodesMetadata({
  query,
  page,
}: Pick<EpisodeListing, 'query' | 'page'>): Metadata {
  if (!isWholeList(query)) {
    const title =
      query.search === '' ? TITLE : `«\u00a0${query.search}\u00a0» dans les épisodes`;
    return {
      ...pageMetadata({ title, description: DESCRIPTION, path: PATH }),
      robots: { index: false, follow: true },
    };
  }
  const isFirst = page.number === 1;
  return pageMetadata({
    title: isFirst ? TITLE : `${TITLE} – page ${page.number}`,
    description: isFirst
      ? DESCRIPTION
      : `Page ${page.number} sur ${page.count} de la liste des épisodes, du plus récent au plus ancien.`,
    path: `${PATH}${formatListQuery(query)}`,
  });
}
