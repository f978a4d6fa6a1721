import 'server-only';
import { itemList, type ListedPage } from '@/lib/seo/graph/itemList';
import { pageAddress } from '@/lib/seo/ids';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

interface EpisodeListFacts {
  /** The title in the page's head. */
  readonly title: string;
  /** The page's canonical address in the list. */
  readonly path: string;
  /** The listed episodes in order; null for an episode without a page. */
  readonly pages: readonly (ListedPage | null)[];
  /** Number of episodes on the preceding pages of the list. */
  readonly before?: number;
  /** Number of episodes on all pages. */
  readonly total?: number;
}

/** Builds the graph of the list of episodes, or of one of its pages. */
export function episodesGraph({ title, path, pages, ...counts }: EpisodeListFacts) {
  const origin = siteOrigin();
  const id = `${pageAddress(origin, path)}#liste`;
  return pageGraph(
    {
      type: 'CollectionPage',
      name: title,
      path,
      about: id,
      breadcrumbs: breadcrumbsTo('episodes'),
    },
    itemList(pages, { id, origin, ...counts }),
  );
}
