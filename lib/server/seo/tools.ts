import 'server-only';
import { toolList } from '@/lib/seo/itemList';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph } from '@/lib/server/seo/page';
import { trailToTools } from '@/lib/site/trail';
import type { Tool } from '@/lib/tools/tool';

/** What the catalogue of tools describes, under the title of its head. */
export function toolsGraph(title: string, tools: readonly Tool[]) {
  const origin = siteOrigin();
  const path = '/outils';
  const id = `${origin}${path}#catalogue`;
  return pageGraph(
    { type: 'CollectionPage', name: title, path, about: id, trail: trailToTools },
    toolList(tools, { id, origin }),
  );
}
