import 'server-only';
import { mapPath, placePath } from '@/lib/map/address';
import { itemList } from '@/lib/seo/graph/itemList';
import { mapNode } from '@/lib/seo/graph/map';
import { mapId } from '@/lib/seo/ids';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { pageGraph } from '@/lib/server/seo/page';
import { publication } from '@/lib/server/seo/publication';
import { breadcrumbsToMap } from '@/lib/site/breadcrumbs';

/** Builds the graph of a map's page: the map, and the places in the order of its list. */
export function mapGraph({ id, record, extent }: HistoricalMap) {
  const publicationFacts = publication();
  const { origin } = publicationFacts;
  const path = mapPath(id);
  return pageGraph(
    {
      type: 'WebPage',
      name: record.title,
      path,
      about: mapId(origin, path),
      breadcrumbs: breadcrumbsToMap({ name: record.title, path }),
    },
    mapNode(
      {
        map: record,
        bounds: extent.bounds,
        path,
        imagePath: `/maps/${id}/map.jpg`,
      },
      publicationFacts,
    ),
    itemList(
      record.places.map((place) => ({ name: place.name, path: placePath(id, place.id) })),
      { id: `${origin}${path}#lieux`, origin },
    ),
  );
}
