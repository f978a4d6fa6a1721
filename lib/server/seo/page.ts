import 'server-only';
import type { Thing } from 'schema-dts';
import { breadcrumbList } from '@/lib/seo/breadcrumbs';
import { graph } from '@/lib/seo/graph';
import { pageNode, type PageNodeFacts } from '@/lib/seo/page';
import { publication } from '@/lib/server/seo/publication';
import type { Crumb } from '@/lib/site/trail';

interface PageGraphFacts extends PageNodeFacts {
  /** As the page shows it. */
  readonly trail: readonly Crumb[];
}

/** What every page but the home page describes: itself and the way to it, then what it is about. */
export function pageGraph({ trail, ...page }: PageGraphFacts, ...nodes: readonly Thing[]) {
  const on = publication();
  return graph(pageNode(page, on), breadcrumbList(trail, on.origin), ...nodes);
}
