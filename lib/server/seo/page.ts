import 'server-only';
import type { Thing } from 'schema-dts';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumbs';
import { graph } from '@/lib/seo/graph/graph';
import { pageNode, type PageNodeFacts } from '@/lib/seo/graph/page';
import { publication } from '@/lib/server/seo/publication';
import { PAGES, type PageId } from '@/lib/site/pages';
import { breadcrumbsTo, type Crumb } from '@/lib/site/breadcrumbs';

interface PageGraphFacts extends PageNodeFacts {
  /** The visible breadcrumbs of the page. */
  readonly breadcrumbs: readonly Crumb[];
}

/** Builds the graph of any page but the home page: the page, its breadcrumbs, then its main entity. */
export function pageGraph(
  { breadcrumbs, ...page }: PageGraphFacts,
  ...nodes: readonly Thing[]
) {
  const publicationFacts = publication();
  return graph(
    pageNode(page, publicationFacts),
    breadcrumbList(breadcrumbs, publicationFacts.origin),
    ...nodes,
  );
}

/**
 * Builds the graph of a page of `PAGES`: the page, its breadcrumbs, then its main entity.
 * @param facts `name`, the title in the head, where links use another name; `about`, the `@id` of the subject
 */
export const sitePageGraph = (
  id: PageId,
  facts: Partial<Pick<PageNodeFacts, 'name' | 'about'>> = {},
  ...nodes: readonly Thing[]
) => {
  const { name, path, type } = PAGES[id];
  return pageGraph({ name, path, type, breadcrumbs: breadcrumbsTo(id), ...facts }, ...nodes);
};
