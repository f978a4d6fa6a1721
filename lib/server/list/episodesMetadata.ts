import 'server-only';
import type { Metadata } from 'next';
import { formatListQuery, isWholeList } from '@/lib/episodes/list/query';
import type { EpisodeListing } from '@/lib/episodes/list/listing';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE, description: DESCRIPTION, path: PATH } = PAGES.episodes;

/**
 * Builds the metadata of the list. Only the pages of the whole list, newest first, are indexable, each under its own
 * address; searches, filters and other orders repeat the same episodes.
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
  const isFirstPage = page.number === 1;
  return pageMetadata({
    title: isFirstPage ? TITLE : `${TITLE} – page ${page.number}`,
    description: isFirstPage
      ? DESCRIPTION
      : `Page ${page.number} sur ${page.count} de la liste des épisodes, du plus récent au plus ancien.`,
    path: `${PATH}${formatListQuery(query)}`,
  });
}
