import 'server-only';
import { itemList, type ListedPage } from '@/lib/seo/graph/itemList';
import { pageAddress } from '@/lib/seo/ids';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

interface EpisodesShown {
  /** What the page's head says. */
  readonly title: string;
  /** Address of this page of the list, as search engines are told it. */
  readonly path: string;
  /** Those that are shown, in order; null for one that has no page of its own. */
  readonly pages: readonly (ListedPage | null)[];
  /** How many come before, on other pages of the list. */
  readonly before?: number;
  /** How many there are on all pages. */
  readonly total?: number;
}

/** Builds the graph of the list of episodes, or of one of its pages. */
export function episodesGraph({ title, path, pages, ...counts }: EpisodesShown) {
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
