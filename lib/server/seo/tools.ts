import 'server-only';
import { toolList } from '@/lib/seo/graph/itemList';
import { siteOrigin } from '@/lib/server/environment';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';
import type { Tool } from '@/lib/tools/tool';

/** Builds the graph of the catalogue of tools, under the title of its head. */
export function toolsGraph(title: string, tools: readonly Tool[]) {
  const origin = siteOrigin();
  const id = `${origin}${PAGES.tools.path}#catalogue`;
  return sitePageGraph('tools', { name: title, about: id }, toolList(tools, { id, origin }));
}
