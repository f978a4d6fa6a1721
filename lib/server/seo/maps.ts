import 'server-only';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { itemList } from '@/lib/seo/graph/itemList';
import { siteOrigin } from '@/lib/server/environment';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';

/** Builds the graph of the list of maps, under the title of its head: its page, and the maps in order. */
export function mapsGraph(
  title: string,
  maps: readonly Pick<HistoricalMap, 'path' | 'record'>[],
) {
  const origin = siteOrigin();
  const id = `${origin}${PAGES.maps.path}#cartes`;
  const pages = maps.map(({ path, record }) => ({ name: record.title, path }));
  return sitePageGraph('maps', { name: title, about: id }, itemList(pages, { id, origin }));
}
