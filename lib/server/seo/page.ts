import 'server-only';
import type { Thing } from 'schema-dts';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumbs';
import { graph } from '@/lib/seo/graph/graph';
import { pageNode, type PageNodeFacts } from '@/lib/seo/graph/page';
import { publication } from '@/lib/server/seo/publication';
import { PAGES, type PageId } from '@/lib/site/pages';
import { breadcrumbsTo, type Crumb } from '@/lib/site/breadcrumbs';

interface PageGraphFacts extends PageNodeFacts {
  /** As the page shows it. */
  readonly breadcrumbs: readonly Crumb[];
}

/** Builds the graph that every page but the home page has: its page, its breadcrumbs, then its main entity. */
export function pageGraph(
  { breadcrumbs, ...page }: PageGraphFacts,
  ...nodes: readonly Thing[]
) {
  const on = publication();
  return graph(pageNode(page, on), breadcrumbList(breadcrumbs, on.origin), ...nodes);
}

/**
 * Builds the graph of a page of `PAGES`: its page, its breadcrumbs, then its main entity.
 * @param facts `name` as its head says, where it is not what links call it; `about`, the `@id` of what it is about.
 */
export const sitePageGraph = (
  id: PageId,
  facts: Partial<Pick<PageNodeFacts, 'name' | 'about'>> = {},
  ...nodes: readonly Thing[]
) => {
  const { name, path, type } = PAGES[id];
  return pageGraph({ name, path, type, breadcrumbs: breadcrumbsTo(id), ...facts }, ...nodes);
};
